// Made by `npm run generate` from the folders of `operations/`; not to be edited.
import { accountDataMock } from './operations/account-data/account-data.mock.ts';
import { accountDeletionMock } from './operations/account-deletion/account-deletion.mock.ts';
import { accountDeletionUndoMock } from './operations/account-deletion-undo/account-deletion-undo.mock.ts';
import { accountDeletionUndoLinkMock } from './operations/account-deletion-undo-link/account-deletion-undo-link.mock.ts';
import { authEditEmailMock } from './operations/auth-edit-email/auth-edit-email.mock.ts';
import { authEditPasswordMock } from './operations/auth-edit-password/auth-edit-password.mock.ts';
import { authGoogleLinkMock } from './operations/auth-google-link/auth-google-link.mock.ts';
import { authLoginMock } from './operations/auth-login/auth-login.mock.ts';
import { authLogoutMock } from './operations/auth-logout/auth-logout.mock.ts';
import { authPhoneMock } from './operations/auth-phone/auth-phone.mock.ts';
import { authPhoneVerifyMock } from './operations/auth-phone-verify/auth-phone-verify.mock.ts';
import { authRegisterMock } from './operations/auth-register/auth-register.mock.ts';
import { authResetPasswordMock } from './operations/auth-reset-password/auth-reset-password.mock.ts';
import { authSendPasswordLinkMock } from './operations/auth-send-password-link/auth-send-password-link.mock.ts';
import { authSendVerificationEmailMock } from './operations/auth-send-verification-email/auth-send-verification-email.mock.ts';
import { authUndoEmailMock } from './operations/auth-undo-email/auth-undo-email.mock.ts';
import { authVerifyEmailMock } from './operations/auth-verify-email/auth-verify-email.mock.ts';
import { contentModelItemsMock } from './operations/content-model-items/content-model-items.mock.ts';
import { documentsCreateMock } from './operations/documents-create/documents-create.mock.ts';
import { documentsFileMock } from './operations/documents-file/documents-file.mock.ts';
import { documentsRemoveMock } from './operations/documents-remove/documents-remove.mock.ts';
import { documentsUploadMock } from './operations/documents-upload/documents-upload.mock.ts';
import { editorBinEmptyMock } from './operations/editor-bin-empty/editor-bin-empty.mock.ts';
import { editorBinListMock } from './operations/editor-bin-list/editor-bin-list.mock.ts';
import { editorBinRestoreMock } from './operations/editor-bin-restore/editor-bin-restore.mock.ts';
import { editorDocumentGetMock } from './operations/editor-document-get/editor-document-get.mock.ts';
import { editorDocumentPublishMock } from './operations/editor-document-publish/editor-document-publish.mock.ts';
import { editorDocumentsListMock } from './operations/editor-documents-list/editor-documents-list.mock.ts';
import { editorLinksListMock } from './operations/editor-links-list/editor-links-list.mock.ts';
import { editorPageRemoveMock } from './operations/editor-page-remove/editor-page-remove.mock.ts';
import { editorPictureRemoveMock } from './operations/editor-picture-remove/editor-picture-remove.mock.ts';
import { editorPictureUploadMock } from './operations/editor-picture-upload/editor-picture-upload.mock.ts';
import { editorPicturesListMock } from './operations/editor-pictures-list/editor-pictures-list.mock.ts';
import { editorRedirectRemoveMock } from './operations/editor-redirect-remove/editor-redirect-remove.mock.ts';
import { editorRedirectSaveMock } from './operations/editor-redirect-save/editor-redirect-save.mock.ts';
import { editorRedirectsListMock } from './operations/editor-redirects-list/editor-redirects-list.mock.ts';
import { editorVersionGetMock } from './operations/editor-version-get/editor-version-get.mock.ts';
import { editorVersionRestoreMock } from './operations/editor-version-restore/editor-version-restore.mock.ts';
import { editorVersionsListMock } from './operations/editor-versions-list/editor-versions-list.mock.ts';
import { emailMock } from './operations/email/email.mock.ts';
import { fileUploadMock } from './operations/file-upload/file-upload.mock.ts';
import { humanCheckChallengeMock } from './operations/human-check-challenge/human-check-challenge.mock.ts';
import { newsCategoriesMock } from './operations/news-categories/news-categories.mock.ts';
import { newsTagsMock } from './operations/news-tags/news-tags.mock.ts';
import { newsletterEmailsMock } from './operations/newsletter-emails/newsletter-emails.mock.ts';
import { newsletterPhonesMock } from './operations/newsletter-phones/newsletter-phones.mock.ts';
import { pagePropsMock } from './operations/page-props/page-props.mock.ts';
import { passkeyLoginMock } from './operations/passkey-login/passkey-login.mock.ts';
import { passkeyLoginOptionsMock } from './operations/passkey-login-options/passkey-login-options.mock.ts';
import { passkeyRegisterMock } from './operations/passkey-register/passkey-register.mock.ts';
import { passkeyRegisterOptionsMock } from './operations/passkey-register-options/passkey-register-options.mock.ts';
import { passkeyRemoveMock } from './operations/passkey-remove/passkey-remove.mock.ts';
import { passkeyRenameMock } from './operations/passkey-rename/passkey-rename.mock.ts';
import { passkeysListMock } from './operations/passkeys-list/passkeys-list.mock.ts';
import { sectionDataMock } from './operations/section-data/section-data.mock.ts';
import { sitePropsMock } from './operations/site-props/site-props.mock.ts';
import { thumbnailsMock } from './operations/thumbnails/thumbnails.mock.ts';
import { userPhoneMock } from './operations/user-phone/user-phone.mock.ts';
import { userProfileCreateMock } from './operations/user-profile-create/user-profile-create.mock.ts';
import { userProfileUpdateMock } from './operations/user-profile-update/user-profile-update.mock.ts';
import { userSessionsEndMock } from './operations/user-sessions-end/user-sessions-end.mock.ts';
import { userSessionsEndOthersMock } from './operations/user-sessions-end-others/user-sessions-end-others.mock.ts';
import { userSessionsListMock } from './operations/user-sessions-list/user-sessions-list.mock.ts';
import { userSessionsWaitMock } from './operations/user-sessions-wait/user-sessions-wait.mock.ts';
import { usersGetMock } from './operations/users-get/users-get.mock.ts';
import { usersUpdateMock } from './operations/users-update/users-update.mock.ts';

/** The mock of every operation. */
export const mocks = [
  accountDataMock,
  accountDeletionMock,
  accountDeletionUndoMock,
  accountDeletionUndoLinkMock,
  authEditEmailMock,
  authEditPasswordMock,
  authGoogleLinkMock,
  authLoginMock,
  authLogoutMock,
  authPhoneMock,
  authPhoneVerifyMock,
  authRegisterMock,
  authResetPasswordMock,
  authSendPasswordLinkMock,
  authSendVerificationEmailMock,
  authUndoEmailMock,
  authVerifyEmailMock,
  contentModelItemsMock,
  documentsCreateMock,
  documentsFileMock,
  documentsRemoveMock,
  documentsUploadMock,
  editorBinEmptyMock,
  editorBinListMock,
  editorBinRestoreMock,
  editorDocumentGetMock,
  editorDocumentPublishMock,
  editorDocumentsListMock,
  editorLinksListMock,
  editorPageRemoveMock,
  editorPictureRemoveMock,
  editorPictureUploadMock,
  editorPicturesListMock,
  editorRedirectRemoveMock,
  editorRedirectSaveMock,
  editorRedirectsListMock,
  editorVersionGetMock,
  editorVersionRestoreMock,
  editorVersionsListMock,
  emailMock,
  fileUploadMock,
  humanCheckChallengeMock,
  newsCategoriesMock,
  newsTagsMock,
  newsletterEmailsMock,
  newsletterPhonesMock,
  pagePropsMock,
  passkeyLoginMock,
  passkeyLoginOptionsMock,
  passkeyRegisterMock,
  passkeyRegisterOptionsMock,
  passkeyRemoveMock,
  passkeyRenameMock,
  passkeysListMock,
  sectionDataMock,
  sitePropsMock,
  thumbnailsMock,
  userPhoneMock,
  userProfileCreateMock,
  userProfileUpdateMock,
  userSessionsEndMock,
  userSessionsEndOthersMock,
  userSessionsListMock,
  userSessionsWaitMock,
  usersGetMock,
  usersUpdateMock,
] as const;
