import { systemNames } from '#features/open/handover/rules.ts';
import type { MakesPart } from './rules-documented.ts';

const doors: MakesPart = ({ doors: channels }, { t, ofCode }) => ({
  id: 'doors',
  title: t('doors'),
  text: t('doorsText'),
  facts: channels.map((code) => ({ term: ofCode(`door.${code}`), said: ofCode(`door.${code}.text`), code })),
});

const formats: MakesPart = ({ formats: read }, { t, ofCode }) => ({
  id: 'formats',
  title: t('formats'),
  text: t('formatsText'),
  facts: read.map((code) => ({ term: ofCode(`format.${code}`), said: ofCode(`format.${code}.text`), code })),
});

const notRead: MakesPart = ({ otherKinds, unreadSyntaxes }, { t, ofDocument }) => ({
  id: 'not-read',
  title: t('notRead'),
  text: t('notReadText'),
  facts: [
    ...otherKinds.map((code) => ({ term: t('otherKind'), said: ofDocument(`reason.kind.${code}`), code })),
    ...unreadSyntaxes.map((code) => ({
      term: t('unreadSyntax'),
      said: ofDocument(`reason.syntax.${code}`),
      code,
    })),
  ],
});

const states: MakesPart = ({ states: passed }, { t, ofCode, ofDocument }) => ({
  id: 'states',
  title: t('states'),
  text: t('statesText'),
  facts: passed.map((code) => ({ term: ofDocument(`state.${code}`), said: ofCode(`stage.${code}`), code })),
});

/** What a control looks at, by the first word of its code. */
type Subject<Code> = Code extends `${infer Word}.${string}` ? Word : never;

const subjectOf = <Code extends string>(code: Code): Subject<Code> => code.split('.')[0] as Subject<Code>;

const controls: MakesPart = ({ controls: made }, { t, ofCode, ofDocument }) => ({
  id: 'controls',
  title: t('controls'),
  text: t('controlsText'),
  facts: made.map((code) => ({
    term: ofCode(`on.${subjectOf(code)}`),
    said: ofDocument(`reason.${code}`),
    code,
  })),
});

const limits: MakesPart = ({ limits: set }, { t, day, number }) => ({
  id: 'limits',
  title: t('limits'),
  text: t('limitsText'),
  facts: set.map(({ unit, setOn, reference, threshold, value, direction, others }) => ({
    term: unit,
    said: [
      `${t(`limit.${threshold}`, { value: value ?? '' })} ${t(`against.${reference}`)}, ${t(`direction.${direction}`)}`,
      setOn === null ? t('limitStandard') : t('limitOwn', { date: day(setOn) }),
      ...(others === 0 ? [] : [t('limitOthers', { count: number(others) })]),
    ].join('. '),
  })),
});

const handover: MakesPart = ({ handover: { systems, connections } }, { t, day }) => ({
  id: 'handover',
  title: t('handover'),
  text: t('handoverText'),
  facts: [
    ...systems.map((code) => ({ term: systemNames[code], said: t('system.offered'), code })),
    ...connections.map(({ unit, system, state, companyName, since }) => ({
      term: `${unit}: ${systemNames[system]}`,
      said: `${t('connection', { since: day(since), company: companyName })}, ${t(`connection.${state}`)}`,
    })),
    ...(connections.length === 0 ? [{ term: t('notConnected'), said: '' }] : []),
  ],
});

const accounts: MakesPart = ({ handover: { accounts: uses } }, { t, ofHandover }) => ({
  id: 'accounts',
  title: t('accounts'),
  text: t('accountsText'),
  facts: uses.map(({ use, proposal, own }) => ({
    term: ofHandover(`use.${use}`),
    said: [proposal, ...own.map(({ unit, account }) => `${unit}: ${account}`)].join(', '),
    code: use,
  })),
});

/** How a record comes in, is read, checked, recorded and handed over. */
export const handlingParts: readonly MakesPart[] = [
  doors,
  formats,
  notRead,
  states,
  controls,
  limits,
  handover,
  accounts,
];
