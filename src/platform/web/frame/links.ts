import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const linkOf = (event: MouseEvent): Element | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

const ownPath = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event);
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  // Logout is a real navigation, and a hash alone is the browser's own jump.
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return null;
  return link.pathname + link.search + link.hash;
};

/** Lets plain `<a href>` inside the product change screens without a reload, so that the design system needs no router. */
export const useLinkInterception = (): void => {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = ownPath(event);
      if (path === null) return;
      event.preventDefault();
      // A link that only changes what is open on its own screen leaves the page where it is.
      const staysHere = linkOf(event)?.hasAttribute('data-keeps-scroll') ?? false;
      void router.navigate({ href: path, resetScroll: !staysHere, replace: staysHere });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
};
