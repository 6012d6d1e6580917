import {
  siBluesky,
  siDiscord,
  siFacebook,
  siInstagram,
  siLine,
  siMastodon,
  siMessenger,
  siPinterest,
  siReddit,
  siSignal,
  siSnapchat,
  siSoundcloud,
  siSpotify,
  siTelegram,
  siThreads,
  siTiktok,
  siTwitch,
  siViber,
  siVimeo,
  siWechat,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';
import type { Network } from '../../packages/sections/src/site/networks.ts';

/** Simple Icons has no LinkedIn logo, so this draws one: the two letters in their square. */
const linkedin =
  'M3.4 1h17.2A2.4 2.4 0 0 1 23 3.4v17.2a2.4 2.4 0 0 1-2.4 2.4H3.4A2.4 2.4 0 0 1 1 20.6V3.4A2.4 2.4 0 0 1 3.4 1Z' +
  'M4.6 9.4v10.2h3.3V9.4ZM6.25 4.4a1.95 1.95 0 1 0 0 3.9a1.95 1.95 0 0 0 0-3.9Z' +
  'M10 9.4v10.2h3.3v-5.4c0-1.5.6-2.4 1.9-2.4c1.2 0 1.7.9 1.7 2.4v5.4h3.3v-6c0-2.9-1.5-4.4-3.7-4.4c-1.6 0-2.6.8-3.2 1.8V9.4Z';

/** The logo of each network as one path on a 24 × 24 grid, with the even-odd fill rule. */
export const networkGlyphs: Record<Network, string> = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  twitter: siX.path,
  linkedin,
  tiktok: siTiktok.path,
  youtube: siYoutube.path,
  whatsapp: siWhatsapp.path,
  telegram: siTelegram.path,
  snapchat: siSnapchat.path,
  pinterest: siPinterest.path,
  threads: siThreads.path,
  bluesky: siBluesky.path,
  mastodon: siMastodon.path,
  reddit: siReddit.path,
  discord: siDiscord.path,
  messenger: siMessenger.path,
  signal: siSignal.path,
  wechat: siWechat.path,
  line: siLine.path,
  viber: siViber.path,
  twitch: siTwitch.path,
  vimeo: siVimeo.path,
  spotify: siSpotify.path,
  soundcloud: siSoundcloud.path,
};
