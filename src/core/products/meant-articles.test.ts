import { expect, test } from 'vitest';
import { meantArticles } from './meant-articles.ts';

const bought = [
  { articleNumber: '0214070', name: 'Oxfilé' },
  { articleNumber: '214071', name: 'Oxfilé i bit' },
  { articleNumber: '880', name: 'Smör' },
  { articleNumber: null, name: 'Dill, kruka' },
];
const meant = (articleNumber: string | null, name: string) =>
  meantArticles({ articleNumber, name }, bought).map((each) => each.name);

test('the same number however it is written comes before one that is a slip away, then the same name', () => {
  expect(meant('214070', 'SMÖR')).toEqual(['Oxfilé', 'Oxfilé i bit', 'Smör']);
  expect(meant('214-070', '')).toEqual(['Oxfilé', 'Oxfilé i bit']);
  expect(meant('241071', '')).toEqual(['Oxfilé i bit']);
  expect(meant(null, 'dill,  kruka')).toEqual(['Dill, kruka']);
});

test('what is like nothing bought means nothing bought', () => {
  expect(meant('999999', 'Ny vara')).toEqual([]);
  expect(meant('88', 'Ny vara')).toEqual([]);
  expect(meant(null, '')).toEqual([]);
});
