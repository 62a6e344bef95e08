import type { ComponentType } from 'react';
import { slot } from './slots.ts';

/** What features show around every screen inside the shell. */
export interface FrameParts {
  /** A step that the person has left to do, above every screen; it shows nothing where there is none. */
  readonly NextStep: ComponentType;
  /** What holds for all that the screens show, above the step; it shows nothing where nothing does. */
  readonly Notice: ComponentType;
}

export const frameParts = slot<FrameParts>('around every screen');
