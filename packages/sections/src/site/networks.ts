/**
 * The networks to which a site can link, by their key in the app information (specification §3: 24 networks), with
 * their names.
 */
export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  snapchat: 'Snapchat',
  pinterest: 'Pinterest',
  threads: 'Threads',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  reddit: 'Reddit',
  discord: 'Discord',
  messenger: 'Messenger',
  signal: 'Signal',
  wechat: 'WeChat',
  line: 'LINE',
  viber: 'Viber',
  twitch: 'Twitch',
  vimeo: 'Vimeo',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
} as const;

/** The key of a social network in the site configuration (specification §3). */
export type Network = keyof typeof networkNames;

/** The keys of the networks, in display order. */
export const networks = Object.keys(networkNames) as Network[];

/** Whether a text is the key of a network, because site props allow any text. */
export const isNetwork = (word: string): word is Network => Object.hasOwn(networkNames, word);
