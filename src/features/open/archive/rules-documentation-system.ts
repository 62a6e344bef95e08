import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import type { DocumentedFact, MakesPart, Says } from './rules-documented.ts';

const counted = (
  rows: readonly (readonly [term: string, count: number])[],
  { number }: Says,
): DocumentedFact[] => rows.map(([term, count]) => ({ term, said: number(count) }));

const general: MakesPart = ({ organization, version }, { t, month }) => ({
  id: 'general',
  title: t('general'),
  text: t('generalText'),
  facts: [
    { term: t('company'), said: organization.name },
    { term: t('companyNumber'), said: formatOrganizationNumber(organization.number) },
    { term: t('units'), said: organization.units.join(', ') },
    {
      term: t('yearEnd'),
      said: organization.yearEndMonth === null ? t('yearEndUnknown') : month(organization.yearEndMonth),
    },
    { term: t('product'), said: `Krogkoll ${version}` },
  ],
});

const people: MakesPart = ({ people: now }, { t, role }) => ({
  id: 'people',
  title: t('people'),
  text: t('peopleText'),
  facts: now.map((one) => ({ term: one.name, said: `${role(one.role)}, ${one.unit}` })),
});

const rights: MakesPart = ({ rights: have }, says) => {
  const { t, role, number } = says;
  return {
    id: 'rights',
    title: t('rights'),
    text: t('rightsText'),
    facts: [
      ...have.calls.map(({ role: code, reads, changes }) => ({
        term: role(code),
        said: t('calls', { reads: number(reads), changes: number(changes) }),
        code,
      })),
      ...have.capabilities.map(({ capability, role: code }) => ({
        term: t(`may.${capability}`),
        said: t('weakest', { role: role(code) }),
        code: capability,
      })),
      ...have.keyScopes.map((code) => ({ term: t('scope'), said: t(`scope.${code}`), code })),
      ...counted(
        [
          [t('keys'), have.keys],
          [t('assistants'), have.assistants],
          [t('webhooks'), have.webhooks],
          [t('auditors'), have.auditors],
        ],
        says,
      ),
    ],
  };
};

const history: MakesPart = ({ history: kinds }, { t, ofCode }) => ({
  id: 'history',
  title: t('history'),
  text: t('historyText'),
  facts: kinds.map((code) => ({
    term: ofCode(`history.${code}`),
    said: ofCode(`history.${code}.text`),
    code,
  })),
});

const retention: MakesPart = ({ retention: { years, refusedDays, noticeDays, kept, lastRemoval } }, says) => {
  const { t, day, number } = says;
  return {
    id: 'retention',
    title: t('retention'),
    text: t('retentionText'),
    facts: [
      { term: t('keptFor'), said: t('keptForText', { years: number(years) }) },
      { term: t('keptRefused'), said: t('keptRefusedText', { days: number(refusedDays) }) },
      { term: t('keptNotice'), said: t('keptNoticeText', { days: number(noticeDays) }) },
      ...kept.map(({ until, reason }) => ({ term: t('keptOn', { until: day(until) }), said: reason })),
      { term: t('lastRemoval'), said: lastRemoval === null ? t('stampedNever') : day(lastRemoval) },
    ],
  };
};

const proof: MakesPart = ({ proof: { linkKinds, links, stampedOn, algorithms, stampHost } }, says) => {
  const { t, ofCode, day, number } = says;
  return {
    id: 'proof',
    title: t('proof'),
    text: t('proofText'),
    facts: [
      ...linkKinds.map((code) => ({ term: ofCode(`link.${code}`), said: ofCode(`link.${code}.text`), code })),
      { term: t('links'), said: number(links) },
      { term: t('stampedOn'), said: stampedOn === null ? t('stampedNever') : day(stampedOn) },
      { term: t('authority'), said: stampHost ?? t('authorityOwn') },
      ...algorithms.map((code) => ({ term: t('algorithm'), said: t(`algorithm.${code}`), code })),
    ],
  };
};

const place: MakesPart = ({ place: { host, database, bucket } }, { t, number }) => ({
  id: 'place',
  title: t('place'),
  text: t('placeText'),
  facts: [
    { term: t('host'), said: host },
    { term: t('database'), said: t(`database.${database}`), code: database },
    {
      term: t('originals'),
      said:
        bucket === null
          ? t('originalsFolder')
          : [
              t('originalsBucket', { host: bucket.host ?? 'Amazon S3', region: bucket.region }),
              bucket.lockDays === 0
                ? t('originalsUnlocked')
                : t('originalsLocked', { days: number(bucket.lockDays) }),
            ].join(', '),
    },
  ],
});

const files: MakesPart = ({ files: written }, { t }) => ({
  id: 'files',
  title: t('files'),
  text: t('filesText'),
  facts: written.map(({ file, table }) => ({ term: file, said: t('fileOf', { table }), code: table })),
});

const versions: MakesPart = ({ versions: started }, { t, time }) => ({
  id: 'versions',
  title: t('versions'),
  text: t('versionsText'),
  facts: started.map(({ version, since }) => ({
    term: `Krogkoll ${version}`,
    said: t('versionsSince', { time: time(since) }),
  })),
});

/** Whose the system is, and who may do what in it. */
export const systemParts: readonly MakesPart[] = [general, people, rights];

/** What stays of it, where, and how that is proven. */
export const lastingParts: readonly MakesPart[] = [history, retention, proof, place, files, versions];
