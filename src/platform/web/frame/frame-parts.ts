import type { ComponentType } from 'react';
import { slot } from './slots.ts';

/** What features show around every screen inside the shell. */
export interface FrameParts {
  /** A step that the person has left to do, above every screen; it shows nothing where there is none. */
  readonly NextStep: ComponentType;
  /** Help that is at hand beside every screen. */
  readonly Help: ComponentType;
  /** Points at what an address names behind `#show=`. */
  readonly Pointer: ComponentType;
}

export const frameParts = slot<FrameParts>('around every screen');
