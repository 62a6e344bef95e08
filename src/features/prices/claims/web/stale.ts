import { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { claimsContract } from '../contract.ts';

const { listAlerts, readAlert, readSummary } = priceMonitoringContract;
const { listClaims, readClaimBoard, listClaimSuppliers, readRecovered, listClaimedLines, readClaim } =
  claimsContract;

/** What shows claims and the money that came back on them. */
export const shownByClaims = [
  listClaims,
  readClaimBoard,
  listClaimSuppliers,
  readRecovered,
  listClaimedLines,
  readClaim,
  claimsContract.listCreditDocuments,
  claimsContract.readCreditUses,
] as const;

/** What is asked for again once a claim has changed: credited money stops being an extra cost. */
export const staleByClaims = [
  ...shownByClaims,
  ...Object.values(deviationsContract),
  listAlerts,
  readAlert,
  readSummary,
] as const;
