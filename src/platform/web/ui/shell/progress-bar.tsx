/** The 3 px bar across the top while a screen is on its way; it appears after a short wait (CSS). */
export const ProgressBar = ({ isOn }: { isOn: boolean }) =>
  isOn ? <div className="progressbar" aria-hidden="true" /> : null;
