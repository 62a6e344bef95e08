import { contract } from '#app/contract.ts';

/** Endpoints by which the platform, which knows no feature, is tried. */
export const { accounts, bell, documents, guides, notifications, priceMonitoring, tour } = contract;
