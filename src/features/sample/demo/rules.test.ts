import { describe, expect, it } from 'vitest';
import { passwordFault } from '#core/access/password.ts';
import { packSizeOf } from '#core/values/pack-size.ts';
import { isBankgiro } from '#core/values/giro.ts';
import { isOrganizationNumber } from '#core/values/organization-number.ts';
import { unitOf } from '#core/values/units.ts';
import { articleCategory } from '#core/products/article-category.ts';
import { suppliersIn } from './rules-assortment.ts';
import { deliveryDates } from './rules-calendar.ts';
import { claimStories } from './rules-claim-stories.ts';
import { vatRateOn } from './rules-catalogue.ts';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import type { SampleContent, SampleDocument } from './rules-documents.ts';
import { samplePassword, samplePeople, sampleWelcome } from './rules-people.ts';
import { samplePlanOf } from './rules-plan.ts';
import { randomOf } from './rules-random.ts';
import { chosenSample, sampleSizes } from './rules-size.ts';
import type { SampleSizeName } from './rules-size.ts';
import { openChanges, priceHistories, sampleDeals, smallerPack } from './rules-story.ts';
import { sampleOrganization, sampleSuppliers } from './rules-suppliers.ts';

const today = '2026-11-20';

const documentsOf = (size: SampleSizeName, day = today): SampleDocument[] => {
  const { chunks, claims } = samplePlanOf(size, day);
  return [...chunks.flatMap(({ documents }) => documents), ...claims.flatMap(({ notes }) => notes)];
};

const draftsOf = (content: SampleContent): InvoiceDraft[] => {
  if (content.kind === 'mail') return content.files.flatMap((file) => draftsOf(file.content));
  return content.kind === 'invoice' ? [content.draft] : [];
};

const invoicesOf = (documents: readonly SampleDocument[]) =>
  documents.flatMap(({ outlet, content }) => draftsOf(content).map((draft) => ({ outlet, ...draft })));

describe('who gets the sample', () => {
  it('refuses production, whatever the setting says', () => {
    for (const wanted of ['auto', 'full', 'large', 'small', 'off'] as const)
      expect(chosenSample({ mode: 'production', wanted })).toBeNull();
  });

  it('fills development by itself, and tests when they ask', () => {
    expect(chosenSample({ mode: 'development', wanted: 'auto' })).toBe('full');
    expect(chosenSample({ mode: 'test', wanted: 'auto' })).toBeNull();
    expect(chosenSample({ mode: 'test', wanted: 'small' })).toBe('small');
    expect(chosenSample({ mode: 'development', wanted: 'off' })).toBeNull();
  });

  it('can sign in: the password keeps the rules, and the console says it with every address', () => {
    const names = samplePeople.flatMap(({ email, fullName }) => [email, fullName]);
    expect(passwordFault(samplePassword, [...names, sampleOrganization.name])).toBeNull();
    const welcome = sampleWelcome({
      url: 'http://127.0.0.1:3000',
      mail: { url: 'smtp://127.0.0.1:2525', address: 'krog@in.test' },
      isComplete: false,
    });
    for (const text of [
      'http://127.0.0.1:3000',
      'smtp://127.0.0.1:2525',
      'krog@in.test',
      samplePassword,
      ...samplePeople.map(({ email }) => email),
    ])
      expect(welcome).toContain(text);
  });
});

describe('the companies and their goods', () => {
  const articles = sampleSuppliers.flatMap((supplier) =>
    supplier.articles.map((article) => ({ key: `${supplier.key}/${article.number}`, ...article })),
  );

  it('have numbers and accounts with their check digits, none used twice', () => {
    const numbers = sampleSuppliers.map(({ party }) => party.organizationNumber);
    const accounts = sampleSuppliers.map(({ party }) => party.bankgiro);
    expect(numbers.filter((number) => !isOrganizationNumber(number))).toEqual([]);
    expect(accounts.filter((account) => !isBankgiro(account))).toEqual([]);
    expect(new Set([...numbers, sampleOrganization.organizationNumber]).size).toBe(numbers.length + 1);
    expect(new Set(accounts).size).toBe(accounts.length);
  });

  it('are nine suppliers with more than 220 articles, each number once', () => {
    expect(sampleSuppliers).toHaveLength(9);
    expect(articles.length).toBeGreaterThan(220);
    expect(new Set(articles.map(({ key }) => key)).size).toBe(articles.length);
  });

  it('are named so that their category is told by the words, in units that are known', () => {
    const misread = articles.filter(
      ({ name, category }) => category !== 'general' && articleCategory(name, 'general') !== category,
    );
    expect(misread.map(({ name }) => name)).toEqual([]);
    expect(articles.filter(({ unit }) => unitOf(unit) === null)).toEqual([]);
  });

  it('are all there of whom the story tells', () => {
    const told = [...Object.keys(priceHistories), ...openChanges.map(({ article }) => article)];
    const keys = new Set(articles.map(({ key }) => key));
    for (const key of [
      ...told,
      ...sampleDeals.filter(({ goods }) => goods === null).map(({ article }) => article),
      smallerPack.article,
    ])
      expect([key, keys.has(key)]).toEqual([key, true]);
    const before = articles.find(({ key }) => key === smallerPack.article)?.name ?? '';
    expect([packSizeOf(before)?.amount, packSizeOf(smallerPack.name)?.amount]).toEqual(['2.5', '2.25']);
  });

  it('are as many as a large wholesaler has, of several makers, in the same packs and for sale as the others', () => {
    const widely = suppliersIn(sampleSizes.large).flatMap((supplier) =>
      supplier.articles.map((article) => ({ key: `${supplier.key}/${article.number}`, ...article })),
    );
    expect(widely.length).toBeGreaterThan(1500);
    expect(new Set(widely.map(({ key }) => key)).size).toBe(widely.length);
    expect(new Set(widely.map(({ name, unit }) => `${name} ${unit}`)).size).toBeGreaterThan(1500);
    const known = new Map(articles.map(({ name, ...article }) => [name, article]));
    for (const { name, unit, price, category } of widely) {
      const base = known.get(name) ?? known.get(name.replace(/ \S+$/, ''));
      const told = [unit, category, packSizeOf(name), price > 0, Number(price.toFixed(2)) === price];
      expect([name, ...told]).toEqual([
        name,
        base?.unit,
        base?.category,
        packSizeOf(name.replace(known.has(name) ? /$/ : / \S+$/, '')),
        true,
        true,
      ]);
      if (category !== 'general') expect([name, articleCategory(name, 'general')]).toEqual([name, category]);
    }
  });

  it('bear the VAT of their day', () => {
    expect(vatRateOn('meat', '2026-03-31')).toBe('12');
    expect(vatRateOn('meat', '2026-04-01')).toBe('6');
    expect(vatRateOn('meat', '2028-01-01')).toBe('12');
    expect(vatRateOn('alcohol', '2026-05-01')).toBe('25');
    expect(vatRateOn('supplies', '2026-03-31')).toBe('25');
  });
});

describe('the generated year', () => {
  it('is the same for the same day, and other documents for another', () => {
    expect(documentsOf('full')).toEqual(documentsOf('full'));
    expect(documentsOf('small', '2026-11-19')).not.toEqual(documentsOf('small'));
  });

  it('draws the same numbers from the same seed', () => {
    const draw = (seed: string): number[] => {
      const random = randomOf(seed);
      return [random.between(1, 1000), random.between(1, 1000), random.between(1, 1000)];
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('is large where that is asked for: two years, 1,500 articles, 10 suppliers and 30,000 lines in two restaurants', () => {
    const documents = documentsOf('large');
    expect(documents).toEqual(documentsOf('large'));
    expect(documents.every(({ date }) => date > '2024-11-20' && date <= today)).toBe(true);
    expect(documents.some(({ date }) => date < '2024-11-28')).toBe(true);
    const invoices = invoicesOf(documents);
    const lines = invoices.flatMap(({ supplier, outlet, lines: own }) =>
      own.map((line) => ({ ...line, outlet, article: `${supplier.name}/${line.articleNumber}` })),
    );
    expect(lines.length).toBeGreaterThan(30_000);
    expect(lines.filter(({ outlet }) => outlet === 'second').length).toBeGreaterThan(5_000);
    const goods = lines.filter(({ articleNumber }) => !/^(P\d+|RB|DMT)/.test(articleNumber));
    expect(new Set(goods.map(({ article }) => article)).size).toBeGreaterThan(1500);
    expect(
      goods.filter(({ unit, quantity }) => unit === 'KGM' && !Number.isInteger(Number(quantity))).length,
    ).toBeGreaterThan(2_000);
    expect(goods.filter(({ name }) => packSizeOf(name) !== null).length).toBeGreaterThan(10_000);
    const papers = documents.flatMap(({ content }) =>
      content.kind === 'paper' ? [content.draft.supplier.name] : [],
    );
    expect(new Set([...sampleSuppliers.map(({ party }) => party.name), ...papers]).size).toBe(10);
  });

  it('covers 365 days with hundreds of invoices and reaches the last week', () => {
    const documents = documentsOf('full');
    const main = documents.filter(({ outlet }) => outlet === 'main');
    expect(main.length).toBeGreaterThan(450);
    expect(main.length).toBeLessThan(700);
    expect(documents.every(({ date }) => date > '2025-11-20' && date <= today)).toBe(true);
    expect(main.some(({ date }) => date < '2025-11-28')).toBe(true);
    expect(main.some(({ date }) => date > '2026-11-13')).toBe(true);
  });

  it('gives every document a name of its own and every invoice of a supplier its number', () => {
    for (const size of ['full', 'small'] as const) {
      const documents = documentsOf(size);
      expect(new Set(documents.map(({ outlet, key }) => `${outlet} ${key}`)).size).toBe(documents.length);
      const odd = new Set(['second-format', 'same-bytes']);
      const numbered = invoicesOf(documents.filter(({ key }) => !odd.has(key)));
      const numbers = numbered.map(({ supplier, number }) => `${supplier.name} ${number}`);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  it('sends recent invoices as PDFs, so that a page can be seen', () => {
    const recent = documentsOf('full').filter(({ date }) => date > '2026-10-20');
    const pages = recent.filter(({ fileName }) => fileName.endsWith('.pdf'));
    expect(pages.length / recent.length).toBeGreaterThan(0.8);
  });

  it.each(['2026-01-01', '2026-02-28', '2026-06-21', '2028-02-29'])(
    'has its story whole whatever day it is: %s',
    (day) => {
      for (const size of ['full', 'large', 'small'] as const) {
        const { setting } = samplePlanOf(size, day);
        const documents = documentsOf(size, day);
        expect(setting.openSince.size).toBe(openChanges.length);
        const claims = samplePlanOf(size, day).claims;
        expect(claims.map(({ story }) => story.key).toSorted()).toEqual(
          claimStories.map(({ key }) => key).toSorted(),
        );
        for (const { story, lines, draftedOn, notes } of claims) {
          const goods = story.subject.kind === 'lines' ? story.subject.count : story.subject.articles.length;
          expect([story.key, new Set(lines.map(({ line }) => line.articleNumber)).size]).toEqual([
            story.key,
            goods,
          ]);
          expect(notes.every(({ date }) => date >= draftedOn && date <= day)).toBe(true);
        }
        for (const [key, since] of setting.openSince) {
          const number = key.split('/')[1];
          const bought = invoicesOf(documents).filter(
            ({ outlet, lines }) =>
              outlet === 'main' && lines.some(({ articleNumber }) => articleNumber === number),
          );
          expect([key, bought.some(({ issueDate }) => issueDate < since)]).toEqual([key, true]);
        }
        expect(new Set(documents.map(({ content }) => content.kind))).toEqual(
          new Set(['invoice', 'paper', 'cut-off', 'mail']),
        );
      }
    },
  );

  it('delivers on its days, every other week where it says so', () => {
    const period = { from: '2026-11-02', to: '2026-11-29', weekly: false };
    expect(deliveryDates({ weekdays: [1, 4], everyOtherWeek: false }, period)).toHaveLength(8);
    expect(deliveryDates({ weekdays: [4], everyOtherWeek: true }, period)).toHaveLength(2);
    expect(deliveryDates({ weekdays: [1, 4], everyOtherWeek: false }, { ...period, weekly: true })).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});
