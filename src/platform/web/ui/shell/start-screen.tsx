import { Logo } from './brand.tsx';

/** The centred logo while the app starts; a thin bar joins it after 800 ms (CSS). */
export const StartScreen = () => (
  <div className="startscreen">
    <Logo />
    <span className="startbar" aria-hidden="true" />
  </div>
);
