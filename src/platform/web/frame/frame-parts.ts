import type { ComponentType } from 'react';
import { slot } from './slots.ts';

/** What features show around every screen inside the shell. */
export interface FrameParts {
  /** Screens over all of the person's places: the first of them, and which stand in the place of screens of one, by address. */
  readonly everyPlace: { readonly href: string; readonly instead: Readonly<Record<string, string>> };
  /** A step that the person has left to do, above every screen; it shows nothing where there is none. */
  readonly NextStep: ComponentType;
  /** What is to be known of the plan, above every screen; it shows nothing where there is nothing. */
  readonly PlanNotice: ComponentType;
  /** Finds and does things from anywhere; loaded when it is first opened. */
  readonly Palette: ComponentType<{
    readonly onClose: () => void;
    readonly onSelectOutlet: (id: string) => void;
  }>;
  /** Beside the logo, or on top of a phone: what has happened. */
  readonly Bell: ComponentType;
  /** Help that is at hand beside every screen. */
  readonly Help: ComponentType;
  /** Points at what an address names behind `#show=`. */
  readonly Pointer: ComponentType;
  /** What holds for all that the screens show, above the step; it shows nothing where nothing does. */
  readonly Notice: ComponentType;
  /** Over the first screen: what stands where, for who is new. */
  readonly Tour: ComponentType;
}

export const frameParts = slot<FrameParts>('around every screen');
