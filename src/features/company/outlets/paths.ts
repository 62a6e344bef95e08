import { path } from '#platform/wire/path.ts';

export { createOutletPath, outletPath } from '#platform/wire/doors.ts';

/** An earlier address of the restaurant, which leads to it. */
export const outletSettingPath = path('/setting/outlet');
