import { testPassword } from '../world/password.ts';
import { ownPage } from '#features/account/sessions/server/builders.ts';

const nothing = () => ({});
const someSession = '018f0000-0000-7000-8000-000000005e55';

/** A sign-up form that lacks nothing but a solved captcha. */
export const newcomer = {
  firstName: 'Astrid',
  lastName: 'Öhrnström',
  email: 'newcomer@krog.test',
  areaCode: '+46',
  phone: '070-174 06 05',
  password: testPassword,
  companyName: 'Fiskhuset AB',
  companyRole: 'owner',
  termsAccepted: true,
  gdprAccepted: true,
  marketingAccepted: false,
  language: 'sv',
  captchaToken: 'none',
} as const;

/** A well-formed request for every route about an account, its sessions and its settings. */
export const accountSamples = {
  sessions: {
    login: () => ({ body: { email: 'nobody@krog.test', password: 'Wrong7guess' } }),
    renewToken: () => ({ headers: ownPage }),
    currentUser: nothing,
    logout: nothing,
    newLogout: nothing,
    confirmLogout: nothing,
  },
  accounts: {
    readSignUp: nothing,
    readCaptcha: () => ({ query: { action: 'signup' } }),
    findInvitation: () => ({ body: { token: 'no-such-token' } }),
    signUp: () => ({ body: newcomer }),
    sendVerification: () => ({ body: { email: 'nobody@krog.test', captchaToken: 'none' } }),
    openFirstSession: () => ({ body: { startToken: 'none' } }),
    verify: () => ({ body: { token: 'none' } }),
    forgotPassword: () => ({ body: { email: 'nobody@krog.test', captchaToken: 'none' } }),
    resetPassword: () => ({ body: { token: 'none', password: 'Tranbär8Snickrar' } }),
    confirmEmail: () => ({ body: { token: 'none' } }),
  },
  settings: {
    readProfile: nothing,
    changeProfile: () => ({
      body: { fullName: 'Astrid Öhrnström', areaCode: '+46', phone: '070-174 06 05', language: 'sv' },
    }),
    changeEmail: () => ({ body: { email: 'other@krog.test', password: 'Wrong7guess' } }),
    readNotificationSettings: nothing,
    changeNotificationSettings: () => ({
      body: {
        priceAlertEmail: 'daily',
        priceAlertPush: 'off',
        digestEmail: 'weekly',
        outletInvitationEmail: true,
        outletInvitationPush: false,
        marketing: false,
      },
    }),
  },
  unsubscribe: {
    askToUnsubscribe: () => ({ params: { token: 'none' } }),
    unsubscribe: () => ({ params: { token: 'none' } }),
  },
  security: {
    changePassword: () => ({ body: { oldPassword: 'Wrong7guess', password: 'Tranbär8Snickrar' } }),
    listSessions: nothing,
    endSession: () => ({ params: { sessionId: someSession }, body: { password: 'Wrong7guess' } }),
    endOtherSessions: () => ({ body: { password: 'Wrong7guess' } }),
    exportAccount: nothing,
    deleteAccount: () => ({ body: { email: 'nobody@krog.test', password: 'Wrong7guess' } }),
  },
} as const;
