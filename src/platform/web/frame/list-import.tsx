import type { ComponentType } from 'react';
import { useMayEdit } from '../session/state.ts';
import { latePart } from '../ui/late-part.tsx';
import { loadParts, slot } from './slots.ts';

/** The feature that fills lists from files. */
export interface ListImportParts {
  readonly ImportLink: ComponentType<{ readonly list: string }>;
}

export const listImportParts = slot<ListImportParts>('lists from files');

const Nothing: ListImportParts['ImportLink'] = () => null;

const Link = latePart(async () => (await loadParts(listImportParts)).ImportLink ?? Nothing);

/** The way from a list to a file that fills it, for those who may change it. */
export const ListImport = ({ list }: { readonly list: string }) => {
  const mayEdit = useMayEdit();
  return mayEdit ? <Link list={list} /> : null;
};
