import { exampleCustomer, exampleSession } from '@kermesse/api/mock-examples';
import { authPhoneMock } from '@kermesse/api/mocks/auth-phone';
import { authPhoneVerifyMock } from '@kermesse/api/mocks/auth-phone-verify';
import { userPhoneMock } from '@kermesse/api/mocks/user-phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { localeOf, onFlowStage, spies } from '../stories/flow-story.tsx';
import {
  commonStories,
  expectNotice,
  failureStory,
  failureText,
  fieldsStory,
  pressSubmit,
  screenOf,
  fillField,
  user,
  type FormScript,
  type PlayContext,
} from '../stories/form-stories.ts';
import {
  dialogOf,
  findCodeField,
  findPhoneField,
  storedRequest,
  withPassingHumanCheck,
  words,
} from './stories/phone-story.tsx';
import { ReopenableDialog } from './stories/ReopenableDialog.tsx';
import { PhoneLoginDialog } from './PhoneLoginDialog.tsx';
import { readStoredRequest } from './machine/stored-request.ts';
import { browserClock } from './machine/countdown.ts';

/** What the dialog shows when a request fails or a code is rejected. The number and the code stay in their fields. */
const meta = {
  title: 'Flows/Phone login/Failures',
  component: PhoneLoginDialog,
  decorators: [withPassingHumanCheck, onFlowStage],
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', frameHeight: 760 },
  render: (args) => <ReopenableDialog {...args} />,
} satisfies Meta<typeof PhoneLoginDialog>;

export default meta;

/** The number form, up to the code step: look-up, human check, sending the code. */
const number: FormScript = {
  path: '/auth/phone',
  success: authPhoneMock.success(),
  others: [userPhoneMock.known],
  fill: async (context) => {
    await fillField(await findPhoneField(context), '90 12 34 56');
  },
  button: (context) => words(context).phone.submit,
  isKept: async (context) => {
    await expect(await findPhoneField(context)).toHaveValue('90 12 34 56');
  },
  isDone: async (context) => {
    await waitFor(async () => expect(await findCodeField(context)).toBeVisible());
    await waitFor(async () => expect(await dialogOf(context)).toHaveTextContent('+228 90 12 34 56'));
  },
};

const lookUp: FormScript = {
  ...number,
  path: '/user/phone/:phone',
  success: userPhoneMock.known,
  others: [authPhoneMock.success()],
};

const code: FormScript = {
  path: '/auth/phone/verify',
  success: authPhoneVerifyMock.success(),
  fill: async (context) => {
    await fillField(await findCodeField(context), '407122');
  },
  button: (context) => words(context).code.submit,
  isKept: async (context) => {
    await expect(await findCodeField(context)).toHaveValue('407122');
  },
  isDone: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
    await expect(spies.connect).toHaveBeenCalledTimes(1);
    await expect(readStoredRequest()).toBeUndefined();
  },
};

/** Begins a story at the code step, as after a reload. */
const atCode = (story: StoryObj): StoryObj => ({ ...story, beforeEach: () => storedRequest(1, browserClock) });

const looking = commonStories(lookUp, userPhoneMock, 'generic');
export const LookUpOffline = looking.Offline;
export const LookUpServerError = looking.ServerError;
export const LookUpInvalidData = fieldsStory(lookUp, userPhoneMock.invalidData, {
  fr: 'Numéro de téléphone invalide',
  en: 'Invalid phone number',
});

const expectNamesStep = async (context: PlayContext) => {
  const firstname = await screenOf(context).findByRole('textbox', { name: words(context).names.firstname });
  await waitFor(() => expect(firstname).toBeVisible());
};

/** When the backend returns 'user not found' for a number, the form asks for names. */
export const LookUpUnknownNumber: StoryObj = {
  parameters: { msw: { handlers: [userPhoneMock.userNotFound] } },
  play: async (context) => {
    await number.fill(context);
    await pressSubmit(number, context);
    await expectNamesStep(context);
  },
};

/** When look-ups are rate-limited, a known number gets its code without names. */
export const LookUpLimited: StoryObj = {
  parameters: { msw: { handlers: [userPhoneMock.rateLimited, authPhoneMock.success()] } },
  play: async (context) => {
    await number.fill(context);
    await pressSubmit(number, context);
    await number.isDone(context);
  },
};

/** When look-ups are rate-limited, the form asks for the names of an unknown number after the request for a code. */
export const LookUpLimitedUnknownNumber: StoryObj = {
  parameters: { msw: { handlers: [userPhoneMock.rateLimited, authPhoneMock.missingData] } },
  play: async (context) => {
    await number.fill(context);
    await pressSubmit(number, context);
    await expectNamesStep(context);
    await expect(await dialogOf(context)).toHaveTextContent(words(context).names.lead.replaceAll(/\s/g, ' '));
    await expect(screenOf(context).getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const SendUserNotFound = failureStory(number, authPhoneMock.userNotFound, 'userNotFound');
export const SendCodeSendingFailed = failureStory(number, authPhoneMock.codeSendingFailed, 'codeSendingFailed');
export const SendInvalidData = fieldsStory(number, authPhoneMock.invalidData, {
  fr: 'Numéro de téléphone invalide',
  en: 'Invalid phone number',
});
const notServed = {
  fr: 'Nous ne pouvons pas encore envoyer de code dans ce pays. Utilisez une adresse e-mail ou Google.',
  en: 'We cannot send codes to this country yet. Use an email address or Google.',
};

/** The server rejects a country to which it does not send codes. */
export const SendCountryNotServed = fieldsStory(
  number,
  authPhoneMock.refuses('form/invalid_data', { phone: 'phone_country' }),
  notServed,
);

/** The settings list the countries for codes. Others are not offered, and are rejected without a request. */
export const CountryNotServed: StoryObj = {
  parameters: {
    flow: { settings: { phoneCountries: ['TG', 'BJ', 'GH', 'BF'] } },
    msw: { handlers: [userPhoneMock.offline, authPhoneMock.offline] },
  },
  play: async (context) => {
    await fillField(await findPhoneField(context), '+33 6 12 34 56 78');
    await pressSubmit(number, context);
    const language = localeOf(context);
    await waitFor(async () =>
      expect(await findPhoneField(context)).toHaveAccessibleDescription(expect.stringContaining(notServed[language])),
    );
    await waitFor(async () => expect(await findPhoneField(context)).toHaveFocus());
  },
};

/** A text without a country is an invalid number, also when codes are sent to some countries only. */
export const NumberWithoutCountry: StoryObj = {
  ...CountryNotServed,
  play: async (context) => {
    const language = localeOf(context);
    for (const text of ['abc', '+', '00000000', '1'.repeat(25)]) {
      await fillField(await findPhoneField(context), text);
      await pressSubmit(number, context);
      await waitFor(async () =>
        expect(await findPhoneField(context), text).toHaveAccessibleDescription(
          expect.stringContaining(language === 'en' ? 'Invalid phone number' : 'Numéro de téléphone invalide'),
        ),
      );
    }
  },
};
export const SendUnavailable = failureStory(number, authPhoneMock.serverUnavailable, 'generic', {
  help: 'humanUnavailable',
});

/** The number was found, but the server still requires names: the form asks for them. */
export const SendMissingData: StoryObj = {
  parameters: { msw: { handlers: [authPhoneMock.missingData, userPhoneMock.known] } },
  play: async (context) => {
    await number.fill(context);
    await pressSubmit(number, context);
    await expectNamesStep(context);
    await expectNotice(context, failureText('missingData', context));
  },
};

const sending = commonStories(number, authPhoneMock, 'generic');
export const SendOffline = sending.Offline;
export const SendTimeout = sending.Timeout;
export const SendServerError = sending.ServerError;
export const SendMalformed = sending.Malformed;
export const SendTooManyTries = sending.TooManyTries;

/**
 * The response to the first request is lost. The second one is too early, so the code of the first one can be entered.
 */
export const SendResponseLost: StoryObj = {
  parameters: { msw: { handlers: [userPhoneMock.known, authPhoneMock.offline] } },
  play: async (context) => {
    await number.fill(context);
    await pressSubmit(number, context);
    await expectNotice(context, failureText('offline', context));
    context.msw.use(authPhoneMock.refuses('rate/limited', undefined, { 'retry-after': '90' }));
    await pressSubmit(number, context);
    await number.isDone(context);
    await expect(screenOf(context).getByRole('alert')).toBeEmptyDOMElement();
  },
};
export const SendOnce = { ...sending.SentOnce, tags: ['!dev', '!autodocs'] };

/** The server rejects a code that was requested in another browser like a wrong code. The help text mentions it. */
export const WrongCode = atCode(
  failureStory(code, authPhoneVerifyMock.codeVerificationFailed, 'wrongCode', { help: 'codeElsewhere' }),
);

/**
 * After a wrong code the field has the focus, and the next code replaces the wrong one. Pressing with too few digits
 * shows only that.
 */
export const SecondCode = atCode({
  parameters: { msw: { handlers: [authPhoneVerifyMock.codeVerificationFailed] } },
  play: async (context) => {
    await code.fill(context);
    await pressSubmit(code, context);
    await expectNotice(context, failureText('wrongCode', context));
    const field = await findCodeField(context);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveProperty('selectionStart', 0);
    await user.keyboard('22{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(screen.queryByText(failureText('wrongCode', context))).toBeNull();
    await user.keyboard('3344');
    await expect(field).toHaveValue('223344');
  },
});
export const CodeOfAnotherBrowser = atCode({
  parameters: { msw: { handlers: [authPhoneVerifyMock.live()] } },
  play: async (context) => {
    await code.fill(context);
    await pressSubmit(code, context);
    await expectNotice(context, failureText('wrongCode', context));
    await expectNotice(context, failureText('codeElsewhere', context));
  },
});
export const CookiesBlocked = atCode(
  fieldsStory(code, authPhoneVerifyMock.refuses('form/invalid_data', { code: 'cookies' }), {
    fr: 'Votre navigateur ne garde pas le cookie de ce site. Autorisez les cookies, puis demandez un nouveau code.',
    en: 'Your browser does not keep this site’s cookie. Allow cookies, then ask for a new code.',
  }),
);
export const CodeExpired = atCode(
  failureStory(code, authPhoneVerifyMock.codeExpired, 'loginFailed', { help: 'codeExpired' }),
);
export const VerifyUserNotFound = atCode(failureStory(code, authPhoneVerifyMock.userNotFound, 'userNotFound'));
export const VerifyMissingData = atCode(failureStory(code, authPhoneVerifyMock.missingData, 'missingData'));
export const VerifyDisabled = atCode(failureStory(code, authPhoneVerifyMock.userDisabled, 'disabled'));
export const VerifyLoginFailed = atCode(failureStory(code, authPhoneVerifyMock.loginFailed, 'loginFailed'));

/** Administrators cannot log in, even when a backend accepts them. */
export const VerifyAdministrator: StoryObj = {
  ...atCode(
    failureStory(
      code,
      authPhoneVerifyMock.success(exampleSession({ ...exampleCustomer, profileType: 'admin' })),
      'loginFailed',
    ),
  ),
  tags: ['!dev', '!autodocs'],
};
export const VerifyInvalidData = atCode(
  fieldsStory(code, authPhoneVerifyMock.invalidData, { fr: 'Donnée invalide', en: 'Invalid data' }),
);

const verifying = commonStories(code, authPhoneVerifyMock, 'loginFailed');
export const VerifyOffline = atCode(verifying.Offline);
export const VerifyTimeout = atCode(verifying.Timeout);
export const VerifyServerError = atCode(verifying.ServerError);
export const VerifyMalformed = atCode(verifying.Malformed);
export const VerifyTooManyTries = atCode(verifying.TooManyTries);
export const VerifyOnce: StoryObj = { ...atCode(verifying.SentOnce), tags: ['!dev', '!autodocs'] };
