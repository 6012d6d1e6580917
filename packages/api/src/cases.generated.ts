// Made by `npm run generate` from the folders of `operations/`; not to be edited.
import { accountDataCases } from './operations/account-data/account-data.cases.ts';
import { accountDeletionCases } from './operations/account-deletion/account-deletion.cases.ts';
import { accountDeletionUndoCases } from './operations/account-deletion-undo/account-deletion-undo.cases.ts';
import { accountDeletionUndoLinkCases } from './operations/account-deletion-undo-link/account-deletion-undo-link.cases.ts';
import { authEditEmailCases } from './operations/auth-edit-email/auth-edit-email.cases.ts';
import { authEditPasswordCases } from './operations/auth-edit-password/auth-edit-password.cases.ts';
import { authGoogleLinkCases } from './operations/auth-google-link/auth-google-link.cases.ts';
import { authLoginCases } from './operations/auth-login/auth-login.cases.ts';
import { authLogoutCases } from './operations/auth-logout/auth-logout.cases.ts';
import { authPhoneCases } from './operations/auth-phone/auth-phone.cases.ts';
import { authPhoneVerifyCases } from './operations/auth-phone-verify/auth-phone-verify.cases.ts';
import { authRegisterCases } from './operations/auth-register/auth-register.cases.ts';
import { authResetPasswordCases } from './operations/auth-reset-password/auth-reset-password.cases.ts';
import { authSendPasswordLinkCases } from './operations/auth-send-password-link/auth-send-password-link.cases.ts';
import { authSendVerificationEmailCases } from './operations/auth-send-verification-email/auth-send-verification-email.cases.ts';
import { authUndoEmailCases } from './operations/auth-undo-email/auth-undo-email.cases.ts';
import { authVerifyEmailCases } from './operations/auth-verify-email/auth-verify-email.cases.ts';
import { contentModelItemsCases } from './operations/content-model-items/content-model-items.cases.ts';
import { documentsCreateCases } from './operations/documents-create/documents-create.cases.ts';
import { documentsFileCases } from './operations/documents-file/documents-file.cases.ts';
import { documentsRemoveCases } from './operations/documents-remove/documents-remove.cases.ts';
import { documentsUploadCases } from './operations/documents-upload/documents-upload.cases.ts';
import { editorBinEmptyCases } from './operations/editor-bin-empty/editor-bin-empty.cases.ts';
import { editorBinListCases } from './operations/editor-bin-list/editor-bin-list.cases.ts';
import { editorBinRestoreCases } from './operations/editor-bin-restore/editor-bin-restore.cases.ts';
import { editorDocumentGetCases } from './operations/editor-document-get/editor-document-get.cases.ts';
import { editorDocumentPublishCases } from './operations/editor-document-publish/editor-document-publish.cases.ts';
import { editorDocumentsListCases } from './operations/editor-documents-list/editor-documents-list.cases.ts';
import { editorLinksListCases } from './operations/editor-links-list/editor-links-list.cases.ts';
import { editorPageRemoveCases } from './operations/editor-page-remove/editor-page-remove.cases.ts';
import { editorPictureRemoveCases } from './operations/editor-picture-remove/editor-picture-remove.cases.ts';
import { editorPictureUploadCases } from './operations/editor-picture-upload/editor-picture-upload.cases.ts';
import { editorPicturesListCases } from './operations/editor-pictures-list/editor-pictures-list.cases.ts';
import { editorRedirectRemoveCases } from './operations/editor-redirect-remove/editor-redirect-remove.cases.ts';
import { editorRedirectSaveCases } from './operations/editor-redirect-save/editor-redirect-save.cases.ts';
import { editorRedirectsListCases } from './operations/editor-redirects-list/editor-redirects-list.cases.ts';
import { editorVersionGetCases } from './operations/editor-version-get/editor-version-get.cases.ts';
import { editorVersionRestoreCases } from './operations/editor-version-restore/editor-version-restore.cases.ts';
import { editorVersionsListCases } from './operations/editor-versions-list/editor-versions-list.cases.ts';
import { emailCases } from './operations/email/email.cases.ts';
import { fileUploadCases } from './operations/file-upload/file-upload.cases.ts';
import { humanCheckChallengeCases } from './operations/human-check-challenge/human-check-challenge.cases.ts';
import { newsCategoriesCases } from './operations/news-categories/news-categories.cases.ts';
import { newsTagsCases } from './operations/news-tags/news-tags.cases.ts';
import { newsletterEmailsCases } from './operations/newsletter-emails/newsletter-emails.cases.ts';
import { newsletterPhonesCases } from './operations/newsletter-phones/newsletter-phones.cases.ts';
import { pagePropsCases } from './operations/page-props/page-props.cases.ts';
import { passkeyLoginCases } from './operations/passkey-login/passkey-login.cases.ts';
import { passkeyLoginOptionsCases } from './operations/passkey-login-options/passkey-login-options.cases.ts';
import { passkeyRegisterCases } from './operations/passkey-register/passkey-register.cases.ts';
import { passkeyRegisterOptionsCases } from './operations/passkey-register-options/passkey-register-options.cases.ts';
import { passkeyRemoveCases } from './operations/passkey-remove/passkey-remove.cases.ts';
import { passkeyRenameCases } from './operations/passkey-rename/passkey-rename.cases.ts';
import { passkeysListCases } from './operations/passkeys-list/passkeys-list.cases.ts';
import { sectionDataCases } from './operations/section-data/section-data.cases.ts';
import { sitePropsCases } from './operations/site-props/site-props.cases.ts';
import { thumbnailsCases } from './operations/thumbnails/thumbnails.cases.ts';
import { userPhoneCases } from './operations/user-phone/user-phone.cases.ts';
import { userProfileCreateCases } from './operations/user-profile-create/user-profile-create.cases.ts';
import { userProfileUpdateCases } from './operations/user-profile-update/user-profile-update.cases.ts';
import { userSessionsEndCases } from './operations/user-sessions-end/user-sessions-end.cases.ts';
import { userSessionsEndOthersCases } from './operations/user-sessions-end-others/user-sessions-end-others.cases.ts';
import { userSessionsListCases } from './operations/user-sessions-list/user-sessions-list.cases.ts';
import { userSessionsWaitCases } from './operations/user-sessions-wait/user-sessions-wait.cases.ts';
import { usersGetCases } from './operations/users-get/users-get.cases.ts';
import { usersUpdateCases } from './operations/users-update/users-update.cases.ts';

/** The contract cases of every operation. */
export const operationCases = [
  accountDataCases,
  accountDeletionCases,
  accountDeletionUndoCases,
  accountDeletionUndoLinkCases,
  authEditEmailCases,
  authEditPasswordCases,
  authGoogleLinkCases,
  authLoginCases,
  authLogoutCases,
  authPhoneCases,
  authPhoneVerifyCases,
  authRegisterCases,
  authResetPasswordCases,
  authSendPasswordLinkCases,
  authSendVerificationEmailCases,
  authUndoEmailCases,
  authVerifyEmailCases,
  contentModelItemsCases,
  documentsCreateCases,
  documentsFileCases,
  documentsRemoveCases,
  documentsUploadCases,
  editorBinEmptyCases,
  editorBinListCases,
  editorBinRestoreCases,
  editorDocumentGetCases,
  editorDocumentPublishCases,
  editorDocumentsListCases,
  editorLinksListCases,
  editorPageRemoveCases,
  editorPictureRemoveCases,
  editorPictureUploadCases,
  editorPicturesListCases,
  editorRedirectRemoveCases,
  editorRedirectSaveCases,
  editorRedirectsListCases,
  editorVersionGetCases,
  editorVersionRestoreCases,
  editorVersionsListCases,
  emailCases,
  fileUploadCases,
  humanCheckChallengeCases,
  newsCategoriesCases,
  newsTagsCases,
  newsletterEmailsCases,
  newsletterPhonesCases,
  pagePropsCases,
  passkeyLoginCases,
  passkeyLoginOptionsCases,
  passkeyRegisterCases,
  passkeyRegisterOptionsCases,
  passkeyRemoveCases,
  passkeyRenameCases,
  passkeysListCases,
  sectionDataCases,
  sitePropsCases,
  thumbnailsCases,
  userPhoneCases,
  userProfileCreateCases,
  userProfileUpdateCases,
  userSessionsEndCases,
  userSessionsEndOthersCases,
  userSessionsListCases,
  userSessionsWaitCases,
  usersGetCases,
  usersUpdateCases,
] as const;
