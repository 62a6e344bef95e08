import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { fill, slot } from '#platform/web/frame/slots.ts';
import type { NewsItem } from '../contract.ts';

/** What a piece of news says, and where it leads. */
export interface NewsWords {
  readonly title: string;
  readonly detail: string;
  readonly icon: LucideIcon;
  /** A warning, or money that came back. */
  readonly tone?: 'warning' | 'good';
  readonly href: string;
  /** What there is to do about it, for who may; it leads to the same place. */
  readonly way?: string;
}

/** Finds the words of its source's news and has them shown. */
export type NewsPart = ComponentType<{
  readonly item: NewsItem;
  readonly show: (words: NewsWords) => ReactNode;
}>;

/** By the kind of news; a feature exports its part under that name. */
export type NewsParts = Readonly<Record<string, NewsPart>>;

export const newsParts = slot<NewsParts>('words of news');

/** The bell, around every screen. */
export const bellFeature: WebFeature = { fills: [fill(frameParts, () => import('./bell.tsx'))] };
