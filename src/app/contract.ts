import type { Contract } from '#platform/wire/endpoint.ts';
import * as everything from './contract-parts.ts';

/** The whole wire surface: validation, access, the typed client and the OpenAPI document all come from here. */
export const contract = everything;

/** The same for who walks over all of it, without the entries' own types, which cost seconds wherever they are compared. */
export const contracts: Readonly<Record<string, Contract>> = everything;
