/** Leaves the app for an address of another program, which the server has found to be its own. */
export const leaveFor = (address: string): void => location.assign(address);
