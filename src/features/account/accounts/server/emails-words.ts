/** What the letters of accounts say, in both languages. */
export const letterWords = {
  verify: {
    sv: {
      subject: 'Bekräfta din e-post',
      paragraphs: [
        'Välkommen till Krogkoll. Bekräfta att adressen är din, så är kontot klart att använda.',
        'Länken fungerar i ett dygn och en gång.',
      ],
      button: 'Bekräfta e-post',
      footer: 'Har du inte skapat något konto hos Krogkoll? Då kan du bortse från det här brevet.',
    },
    en: {
      subject: 'Confirm your email',
      paragraphs: [
        'Welcome to Krogkoll. Confirm that this address is yours and your account is ready to use.',
        'The link works for 24 hours, once.',
      ],
      button: 'Confirm email',
      footer: 'Did you not create an account with Krogkoll? Then you can ignore this letter.',
    },
  },
  reset: {
    sv: {
      subject: 'Välj ett nytt lösenord',
      paragraphs: [
        'Vi fick en begäran om ett nytt lösenord till ditt konto. När du väljer ett nytt loggas alla enheter ut.',
        'Länken fungerar i 30 minuter och en gång.',
      ],
      button: 'Välj lösenord',
      footer: 'Var det inte du? Då behöver du inte göra något: lösenordet gäller som förut.',
    },
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        'We were asked for a new password for your account. Choosing one signs every device out.',
        'The link works for 30 minutes, once.',
      ],
      button: 'Choose password',
      footer: 'Was it not you? Then there is nothing to do: your password stays as it is.',
    },
  },
  confirmEmail: {
    sv: {
      subject: 'Bekräfta din nya adress',
      paragraphs: [
        'Du vill logga in på Krogkoll med den här adressen. Den gamla gäller tills du har bekräftat den nya.',
        'Länken fungerar i ett dygn och en gång.',
      ],
      button: 'Bekräfta adressen',
      footer: 'Har du inte bett om det här? Då kan du bortse från brevet.',
    },
    en: {
      subject: 'Confirm your new address',
      paragraphs: [
        'You want to sign in to Krogkoll with this address. The old one applies until you have confirmed it.',
        'The link works for 24 hours, once.',
      ],
      button: 'Confirm address',
      footer: 'Did you not ask for this? Then you can ignore this letter.',
    },
  },
  emailAsked: {
    sv: {
      subject: 'Din e-postadress är på väg att ändras',
      paragraphs: [
        'Någon som är inloggad på ditt konto vill byta adress. Den här gäller tills den nya är bekräftad.',
      ],
      button: 'Till kontoinställningar',
      footer: 'Var det inte du? Byt lösenord genast, så stoppas ändringen.',
    },
    en: {
      subject: 'Your email address is about to change',
      paragraphs: [
        'Someone signed in to your account wants to change its address. This one applies until then.',
      ],
      button: 'To account settings',
      footer: 'Was it not you? Change your password at once, which stops the change.',
    },
  },
  passwordChanged: {
    sv: {
      subject: 'Ditt lösenord är ändrat',
      paragraphs: ['Lösenordet till ditt konto har ändrats, och andra enheter har loggats ut.'],
      button: 'Det var inte jag',
      footer: 'Var det du? Då behöver du inte göra något.',
    },
    en: {
      subject: 'Your password was changed',
      paragraphs: ['The password of your account was changed, and other devices were signed out.'],
      button: 'It was not me',
      footer: 'Was it you? Then there is nothing to do.',
    },
  },
  newDevice: {
    sv: {
      subject: 'Ny inloggning på ditt konto',
      paragraphs: ['Ditt konto användes från en enhet som vi inte har sett förut.'],
      button: 'Se inloggade enheter',
      footer: 'Var det du? Då behöver du inte göra något. Annars: byt lösenord genast.',
    },
    en: {
      subject: 'New sign-in to your account',
      paragraphs: ['Your account was used from a device that we have not seen before.'],
      button: 'See signed-in devices',
      footer: 'Was it you? Then there is nothing to do. Otherwise, change your password at once.',
    },
  },
  tokenReused: {
    sv: {
      subject: 'Vi loggade ut en av dina enheter',
      paragraphs: [
        'En inloggning användes från två håll samtidigt. Det kan betyda att någon har kopierat den, så vi avslutade den.',
        'Logga in igen. Känner du dig osäker, byt lösenord.',
      ],
      button: 'Se inloggade enheter',
      footer: 'Du får det här brevet för att det gäller säkerheten på ditt konto.',
    },
    en: {
      subject: 'We signed one of your devices out',
      paragraphs: [
        'One sign-in was used from two places at the same time. Someone may have copied it, so we ended it.',
        'Sign in again. If you are unsure, change your password.',
      ],
      button: 'See signed-in devices',
      footer: 'You get this letter because it is about the security of your account.',
    },
  },
} as const;
