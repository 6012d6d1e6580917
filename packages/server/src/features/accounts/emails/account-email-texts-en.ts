import type { EmailContent } from '../../../platform/email/layout.ts';

/** The texts of an email, with placeholders for names. */
export type AccountEmailTexts = Pick<EmailContent, 'subject' | 'preview' | 'paragraphs' | 'small'> & {
  action: string;
  aside?: { text: string; label: string };
};

/** The texts of account emails in English. Its keys are the names of account emails. */
export const english = {
  addressVerification: {
    subject: 'Confirm your email address',
    preview: 'One last step: open the link and confirm.',
    paragraphs: ['Welcome! One last step: open the link, and confirm there that this address is yours.'],
    action: 'Confirm my address',
    small: 'This link is valid for three days. If you did not register, ignore this message: nothing will happen.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    preview: 'The link is valid for one hour.',
    paragraphs: ['You asked to change your password. This link lets you choose a new one.'],
    action: 'Choose a password',
    small:
      'This link is valid for one hour and works once. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  addressWantedByOther: {
    subject: 'Somebody asked to use your address',
    preview: 'It stays yours.',
    paragraphs: ['Somebody asked to use your address for another account. It stays yours.'],
    action: 'Log in',
    aside: { text: 'Forgot your password?', label: 'Choose a new one' },
    small: 'If it was not you, you do not need to do anything: your account stays yours and nobody has access to it.',
  },
  newAddressConfirmation: {
    subject: 'Confirm your new address',
    preview: 'Open the link and confirm: your account then moves to this address.',
    paragraphs: ['You asked to use this address for your account. Confirm it and the change is made.'],
    action: 'Confirm the new address',
    small: 'This link is valid for one day. If it was not you, ignore it: nothing will change.',
  },
  addressChangeRequested: {
    subject: 'Your email address is about to change',
    preview: 'Not you? You can cancel it.',
    paragraphs: [
      'Somebody, probably you, asked to use {about} instead of this address. The change is made as soon as the new address is confirmed.',
      'If it was you, you do not need to do anything. If it was not you, cancel the change: all devices will be logged out, and you will choose a new password.',
    ],
    action: 'It was not me',
    small: 'This link is valid for seven days, even once the change is made.',
  },
  unverifiedAddressChangeRequested: {
    subject: 'Your email address is about to change',
    preview: 'Somebody asked to change the address of your account.',
    paragraphs: [
      'Somebody, probably you, asked to use another address instead of this one. The change is made as soon as the new address is confirmed.',
      'If it was not you, choose a new password right away: the change will be cancelled.',
    ],
    action: 'Choose a password',
    small: 'If it was you, you do not need to do anything.',
  },
  oldAddressReplaced: {
    subject: 'Your email address has changed',
    preview: 'Not you? You can take this address back.',
    paragraphs: [
      'Your account now uses {about} instead of this address.',
      'If it was you, you do not need to do anything. If it was not you, take this address back: all devices will be logged out, and you will choose a new password.',
    ],
    action: 'It was not me',
    small: 'This link is valid for seven days.',
  },
  newAddressConfirmed: {
    subject: 'Your email address has changed',
    preview: 'You now log in with this address.',
    paragraphs: ['Your new address is confirmed. You now log in with it, and our messages reach you here.'],
    action: 'See my profile',
    small: 'You do not need to do anything else.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If it was not you, act right away.',
    paragraphs: [
      'The password of your account was just changed, and the other devices were logged out.',
      'If it was not you, choose a new password right away.',
    ],
    action: 'Choose a password',
    small: 'If it was you, you do not need to do anything.',
  },
  loginOnNewDevice: {
    subject: 'Login from a new device',
    preview: 'If it was not you, act right away.',
    paragraphs: [
      'Somebody, probably you, just logged in to your account from a device that we did not know:',
      '{about}',
      'If it was not you, log this device out in your profile, then choose a new password.',
    ],
    action: 'See my devices',
    aside: { text: 'Not you?', label: 'Choose a new password' },
    small: 'If it was you, you do not need to do anything. The device is what the browser says it is.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    preview: 'If it was not you, act right away.',
    paragraphs: [
      'The passkey “{about}” was just added to your account. It lets somebody log in without a password.',
      'If it was not you, remove it in your profile, log the other devices out and choose a new password.',
    ],
    action: 'Open my profile',
    aside: { text: 'Not you?', label: 'Choose a new password' },
    small: 'If it was you, you do not need to do anything.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    preview: 'If it was not you, act right away.',
    paragraphs: [
      'The passkey “{about}” was just removed from your account. It no longer lets anybody log in.',
      'If it was not you, log the other devices out in your profile and choose a new password.',
    ],
    action: 'Open my profile',
    aside: { text: 'Not you?', label: 'Choose a new password' },
    small: 'If it was you, you do not need to do anything.',
  },
  googleLinked: {
    subject: 'Google was linked to your account',
    preview: 'If it was not you, act right away.',
    paragraphs: [
      'From now on, you can log in to your account with Google.',
      'If it was not you, secure your Google account first, then choose a new password here.',
    ],
    action: 'Open my profile',
    aside: { text: 'Not you?', label: 'Choose a new password' },
    small: 'If it was you, you do not need to do anything.',
  },
  deletionRequested: {
    subject: 'Your account is going to be deleted',
    preview: 'You can still keep it.',
    paragraphs: [
      'Somebody, probably you, asked to delete your account. It will be erased on {about}, with your documents and your pictures.',
      'Have you changed your mind, or was it not you? You can keep your account until that date.',
    ],
    action: 'Keep my account',
    aside: { text: 'Not you?', label: 'Choose a new password, too' },
    small: 'If you did ask for it, you do not need to do anything.',
  },
  deletionCancelled: {
    subject: 'You are keeping your account',
    preview: 'The deletion is cancelled.',
    paragraphs: ['The deletion of your account is cancelled. Nothing was erased.'],
    action: 'Go to my account',
    small: 'If it was not you, choose a new password from the login page.',
  },
  accountErased: {
    subject: 'Your account is erased',
    preview: 'We no longer hold any data about you.',
    paragraphs: [
      'As you asked, your account is erased, with all the data that we held about you: profile, documents, pictures and messages.',
      'If you come back one day, you can create a new account with this address.',
    ],
    action: 'See the site',
    small: 'This is our last message: you do not need to do anything.',
  },
} satisfies Record<string, AccountEmailTexts>;
