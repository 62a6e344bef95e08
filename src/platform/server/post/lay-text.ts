import type { UrlOf } from './lay-blocks.ts';
import type { Block } from './letter-blocks.ts';
import { directionMark } from './letter-look.ts';
import type { Letter } from './letter.ts';
import { letterWords } from './letter-words.ts';
import { plainWords } from './plain-words.ts';

/** Parts that follow each other, without those that say nothing. */
const lines = (parts: readonly (string | null)[], between = '\n'): string =>
  parts.filter((part) => part !== null && part !== '').join(between);

const blockText = (block: Block, urlOf: UrlOf): string => {
  switch (block.kind) {
    case 'price': {
      const { from, to, change, direction } = block;
      const price = from === null ? plainWords(to) : `${plainWords(from)} → ${plainWords(to)}`;
      return lines([price, change && `${directionMark[direction]}${plainWords(change)}`]);
    }
    case 'figures':
      return lines(block.rows.map(([name, figure]) => `${plainWords(name)}: ${plainWords(figure)}`));
    case 'sum':
      return lines([`${plainWords(block.amount)} ${plainWords(block.unit)}`, plainWords(block.note)]);
    case 'ranking': {
      const items = block.items.map(({ name, path, detail, price, change, direction }, index) =>
        lines([
          `${index + 1}. ${plainWords(name)}: ${plainWords(price)}`,
          `${directionMark[direction]}${plainWords(change)}`,
          plainWords(detail),
          urlOf(path),
        ]),
      );
      return lines([plainWords(block.title), ...items], '\n\n');
    }
    case 'columns':
      return lines(
        block.columns.map(({ label, value, note }) =>
          lines([`${plainWords(label)}: ${plainWords(value)}`, plainWords(note)]),
        ),
      );
    case 'notes':
      return lines([
        plainWords(block.title),
        ...block.notes.map(([about, text]) => `${plainWords(about)} ${plainWords(text)}`),
      ]);
    case 'action':
      return lines(
        [block.button, ...block.links].map(({ label, path }) => `${plainWords(label)}:\n${urlOf(path)}`),
        '\n\n',
      );
  }
};

const factText = ([label, value, path]: NonNullable<Letter['facts']>[number], urlOf: UrlOf): string =>
  lines([`${plainWords(label)}: ${plainWords(value)}`, path === undefined ? null : urlOf(path)]);

/** The letter as plain text, with the words of its page. */
export const layText = (letter: Letter, urlOf: UrlOf, unsubscribeUrl: string | null): string => {
  const { kicker, title, subject, greeting, paragraphs, facts = [], button, blocks = [] } = letter;
  const { footer, settings, language } = letter;
  const words = letterWords[language];
  return lines(
    [
      kicker === undefined ? null : plainWords(kicker),
      plainWords(title ?? subject),
      greeting === undefined ? null : plainWords(greeting),
      ...paragraphs.map(plainWords),
      lines(facts.map((fact) => factText(fact, urlOf))),
      button === undefined ? null : `${plainWords(button.label)}:\n${urlOf(button.path)}`,
      ...blocks.map((block) => blockText(block, urlOf)),
      `-- \n${plainWords(footer)}`,
      settings === undefined ? null : `${plainWords(settings.label)}:\n${urlOf(settings.path)}`,
      unsubscribeUrl === null ? null : `${words.unsubscribe}:\n${unsubscribeUrl}`,
      `${words.sender}\n`,
    ],
    '\n\n',
  );
};
