/** One measured value. `goal` says what it should be at least or at most. */
export interface Figure {
  readonly part: string;
  readonly engine: 'embedded' | 'postgresql' | null;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly least: number } | { readonly most: number };
}

/** One thing to measure, and how long it is to take. */
export interface Part {
  readonly name: string;
  readonly summary: string;
  run(options: PartOptions): Promise<Figure[]>;
}

export interface PartOptions {
  /** Small sizes, to see that it works. */
  readonly quick: boolean;
  /** Of what is drawn by chance. */
  readonly seed: number;
  /** Says how far it has come; figures go through the answer. */
  readonly say: (line: string) => void;
}

/** Whether a figure has a goal and does not reach it. */
export const isMissed = ({ goal, value }: Figure): boolean =>
  goal !== undefined && ('least' in goal ? value < goal.least : value > goal.most);

const met = (figure: Figure): string => {
  const { goal } = figure;
  if (goal === undefined) return '';
  const reached = isMissed(figure) ? 'MISSED' : 'met';
  return `${'least' in goal ? '≥' : '≤'} ${'least' in goal ? goal.least : goal.most} ${reached}`;
};

const digits = (value: number): string =>
  value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);

/** The figures as an aligned table. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [
    ['part', 'engine', 'figure', 'value', 'unit', 'goal'],
    ...figures.map((figure) => [
      figure.part,
      figure.engine ?? '',
      figure.name,
      digits(figure.value),
      figure.unit,
      met(figure),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 3 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
