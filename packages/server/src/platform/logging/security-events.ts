/** All events of the security log, with their meaning. Names are stable: operators search and alert by them. */
export const securityEvents = {
  registration: 'the registration of an account was requested',
  'sign-in': 'a user logged in or tried to',
  'sign-in-new-device': 'a login on a device that the account had not been used on',
  'sign-out': 'a session was ended by its owner',
  'session-end': 'other sessions of an account were ended',
  'code-request': 'a phone code was requested',
  'reset-request': 'a link to set a password was requested',
  'verification-request': 'a link to verify an address was requested',
  'email-verify': 'an address was verified by an emailed link',
  'email-change-request': 'a change of address was requested',
  'email-change': 'the address of an account changed',
  'email-restore': 'the former address of an account was restored by its owner',
  'password-reset': 'a password was set by an emailed link',
  'password-change': 'a password was changed by a logged-in person',
  'identity-link': 'a login with an external issuer was linked to an account',
  'passkey-add': 'a passkey was added',
  'passkey-rename': 'a passkey was renamed',
  'passkey-remove': 'a passkey was removed',
  'user-change': 'a user changed the name, the phone or other data of the account',
  'profile-change': 'a user created or changed the profile of an account',
  'document-add': 'a user added a document to the profile',
  'document-remove': 'a user removed a document from the profile',
  'phone-lookup': 'a visitor checked whether a phone number has an account',
  'sms-budget': 'a budget of SMS is used up, or 80% of it is (`budget_nearly_used_up`)',
  'email-budget': 'a budget of emails is used up',
  'form-budget': 'the hourly number of contact messages or subscriptions of all visitors is used up',
  'editor-key': 'an editor’s key was rejected',
  'content-publish': 'an editor published a page or the site configuration',
  'content-remove': 'an editor moved a page or a picture into the bin',
  'content-restore': 'an editor restored a page or a picture from the bin',
  'content-erase': 'an editor emptied the bin',
  'picture-add': 'an editor uploaded a picture',
  'redirect-change': 'an editor saved or removed a redirect',
  'account-deletion': 'the deletion of an account was requested',
  'account-deletion-undo': 'the deletion of an account was undone',
  'account-erasure': 'an account was erased',
  'data-export': 'a person downloaded their data',
} as const;

/** The name of an event. */
export type SecurityEventName = keyof typeof securityEvents;

/** The ways to log in. */
export type LoginMethod = 'password' | 'phone' | 'google' | 'passkey' | 'registration';

/** The reason for a rejection that has no error code of the API. */
export type SecurityReason = 'budget_used_up' | 'budget_nearly_used_up' | 'password_required' | 'issuer_refused';
