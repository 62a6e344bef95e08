import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { slot } from '#platform/web/frame/slots.ts';
import type { Task } from '../contract.ts';

/** A way out of a task. */
export interface TaskWay {
  readonly text: string;
  readonly href: string;
}

/** What a task says. */
export interface TaskWords {
  /** The subject in a sentence: `Rapsolja 9 l`, `kravet K-2026-014`. */
  readonly named: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: LucideIcon;
  readonly way: TaskWay;
  /** Another one, offered where there is room. */
  readonly otherWay?: TaskWay;
  /** The causes of a price by their code. */
  readonly causeName?: (name: string) => string;
}

/** Finds the words of its source's tasks and has them shown. */
export type TaskPart = ComponentType<{
  readonly task: Task;
  readonly show: (words: TaskWords) => ReactNode;
}>;

/** By the kind of task; a feature exports its part under that name. */
export type TaskParts = Readonly<Record<string, TaskPart>>;

export const taskParts = slot<TaskParts>('words of tasks');

/** What stands under the day's figures beside the feature's own: cards of guides and the like, by any name. */
export type TutorialParts = Readonly<Record<string, ComponentType>>;

export const tutorialParts = slot<TutorialParts>('tutorials of the first screen');
