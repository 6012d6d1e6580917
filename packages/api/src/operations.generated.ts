// Made by `npm run generate` from the folders of `operations/`; not to be edited.
import { accountData } from './operations/account-data/account-data.ts';
import { accountDeletion } from './operations/account-deletion/account-deletion.ts';
import { accountDeletionUndo } from './operations/account-deletion-undo/account-deletion-undo.ts';
import { accountDeletionUndoLink } from './operations/account-deletion-undo-link/account-deletion-undo-link.ts';
import { authEditEmail } from './operations/auth-edit-email/auth-edit-email.ts';
import { authEditPassword } from './operations/auth-edit-password/auth-edit-password.ts';
import { authGoogleLink } from './operations/auth-google-link/auth-google-link.ts';
import { authLogin } from './operations/auth-login/auth-login.ts';
import { authLogout } from './operations/auth-logout/auth-logout.ts';
import { authPhone } from './operations/auth-phone/auth-phone.ts';
import { authPhoneVerify } from './operations/auth-phone-verify/auth-phone-verify.ts';
import { authRegister } from './operations/auth-register/auth-register.ts';
import { authResetPassword } from './operations/auth-reset-password/auth-reset-password.ts';
import { authSendPasswordLink } from './operations/auth-send-password-link/auth-send-password-link.ts';
import { authSendVerificationEmail } from './operations/auth-send-verification-email/auth-send-verification-email.ts';
import { authUndoEmail } from './operations/auth-undo-email/auth-undo-email.ts';
import { authVerifyEmail } from './operations/auth-verify-email/auth-verify-email.ts';
import { contentModelItems } from './operations/content-model-items/content-model-items.ts';
import { documentsCreate } from './operations/documents-create/documents-create.ts';
import { documentsFile } from './operations/documents-file/documents-file.ts';
import { documentsRemove } from './operations/documents-remove/documents-remove.ts';
import { documentsUpload } from './operations/documents-upload/documents-upload.ts';
import { editorBinEmpty } from './operations/editor-bin-empty/editor-bin-empty.ts';
import { editorBinList } from './operations/editor-bin-list/editor-bin-list.ts';
import { editorBinRestore } from './operations/editor-bin-restore/editor-bin-restore.ts';
import { editorDocumentGet } from './operations/editor-document-get/editor-document-get.ts';
import { editorDocumentPublish } from './operations/editor-document-publish/editor-document-publish.ts';
import { editorDocumentsList } from './operations/editor-documents-list/editor-documents-list.ts';
import { editorLinksList } from './operations/editor-links-list/editor-links-list.ts';
import { editorPageRemove } from './operations/editor-page-remove/editor-page-remove.ts';
import { editorPictureRemove } from './operations/editor-picture-remove/editor-picture-remove.ts';
import { editorPictureUpload } from './operations/editor-picture-upload/editor-picture-upload.ts';
import { editorPicturesList } from './operations/editor-pictures-list/editor-pictures-list.ts';
import { editorRedirectRemove } from './operations/editor-redirect-remove/editor-redirect-remove.ts';
import { editorRedirectSave } from './operations/editor-redirect-save/editor-redirect-save.ts';
import { editorRedirectsList } from './operations/editor-redirects-list/editor-redirects-list.ts';
import { editorVersionGet } from './operations/editor-version-get/editor-version-get.ts';
import { editorVersionRestore } from './operations/editor-version-restore/editor-version-restore.ts';
import { editorVersionsList } from './operations/editor-versions-list/editor-versions-list.ts';
import { email } from './operations/email/email.ts';
import { fileUpload } from './operations/file-upload/file-upload.ts';
import { humanCheckChallenge } from './operations/human-check-challenge/human-check-challenge.ts';
import { newsCategories } from './operations/news-categories/news-categories.ts';
import { newsTags } from './operations/news-tags/news-tags.ts';
import { newsletterEmails } from './operations/newsletter-emails/newsletter-emails.ts';
import { newsletterPhones } from './operations/newsletter-phones/newsletter-phones.ts';
import { pageProps } from './operations/page-props/page-props.ts';
import { passkeyLogin } from './operations/passkey-login/passkey-login.ts';
import { passkeyLoginOptions } from './operations/passkey-login-options/passkey-login-options.ts';
import { passkeyRegister } from './operations/passkey-register/passkey-register.ts';
import { passkeyRegisterOptions } from './operations/passkey-register-options/passkey-register-options.ts';
import { passkeyRemove } from './operations/passkey-remove/passkey-remove.ts';
import { passkeyRename } from './operations/passkey-rename/passkey-rename.ts';
import { passkeysList } from './operations/passkeys-list/passkeys-list.ts';
import { sectionData } from './operations/section-data/section-data.ts';
import { siteProps } from './operations/site-props/site-props.ts';
import { thumbnails } from './operations/thumbnails/thumbnails.ts';
import { userPhone } from './operations/user-phone/user-phone.ts';
import { userProfileCreate } from './operations/user-profile-create/user-profile-create.ts';
import { userProfileUpdate } from './operations/user-profile-update/user-profile-update.ts';
import { userSessionsEnd } from './operations/user-sessions-end/user-sessions-end.ts';
import { userSessionsEndOthers } from './operations/user-sessions-end-others/user-sessions-end-others.ts';
import { userSessionsList } from './operations/user-sessions-list/user-sessions-list.ts';
import { userSessionsWait } from './operations/user-sessions-wait/user-sessions-wait.ts';
import { usersGet } from './operations/users-get/users-get.ts';
import { usersUpdate } from './operations/users-update/users-update.ts';

/** Every operation of the API. */
export const operations = [
  accountData,
  accountDeletion,
  accountDeletionUndo,
  accountDeletionUndoLink,
  authEditEmail,
  authEditPassword,
  authGoogleLink,
  authLogin,
  authLogout,
  authPhone,
  authPhoneVerify,
  authRegister,
  authResetPassword,
  authSendPasswordLink,
  authSendVerificationEmail,
  authUndoEmail,
  authVerifyEmail,
  contentModelItems,
  documentsCreate,
  documentsFile,
  documentsRemove,
  documentsUpload,
  editorBinEmpty,
  editorBinList,
  editorBinRestore,
  editorDocumentGet,
  editorDocumentPublish,
  editorDocumentsList,
  editorLinksList,
  editorPageRemove,
  editorPictureRemove,
  editorPictureUpload,
  editorPicturesList,
  editorRedirectRemove,
  editorRedirectSave,
  editorRedirectsList,
  editorVersionGet,
  editorVersionRestore,
  editorVersionsList,
  email,
  fileUpload,
  humanCheckChallenge,
  newsCategories,
  newsTags,
  newsletterEmails,
  newsletterPhones,
  pageProps,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyRegister,
  passkeyRegisterOptions,
  passkeyRemove,
  passkeyRename,
  passkeysList,
  sectionData,
  siteProps,
  thumbnails,
  userPhone,
  userProfileCreate,
  userProfileUpdate,
  userSessionsEnd,
  userSessionsEndOthers,
  userSessionsList,
  userSessionsWait,
  usersGet,
  usersUpdate,
] as const;
