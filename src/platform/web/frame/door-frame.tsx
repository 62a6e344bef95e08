import { Outlet } from '@tanstack/react-router';
import { Banners } from './banners.tsx';

/** What surrounds every screen without navigation: what stands above all screens. */
export const DoorFrame = () => (
  <>
    <Banners />
    <Outlet />
  </>
);
