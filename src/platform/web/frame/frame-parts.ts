import type { ComponentType } from 'react';
import { slot } from './slots.ts';

/** What features show around every screen inside the shell. */
export interface FrameParts {
  /** A step that the person has left to do, above every screen; it shows nothing where there is none. */
  readonly NextStep: ComponentType;
  /** Beside the logo, or on top of a phone: what has happened. */
  readonly Bell: ComponentType;
  /** Over the first screen: what stands where, for who is new. */
  readonly Tour: ComponentType;
}

export const frameParts = slot<FrameParts>('around every screen');
