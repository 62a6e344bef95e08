import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useImpersonation } from '#platform/web/session/impersonation.ts';
import { guidesContract } from '../contract.ts';
import { films } from '../rules-films.ts';
import type { texts } from '../texts-films.en.ts';
import { FilmRow } from './film-row.tsx';

/** The films that the person has not put away, each with a way to; nothing once all are gone. */
export const TutorialFilms = () => {
  const t = useText<typeof texts>('guides-films');
  const isVisit = useImpersonation() !== null;
  const { data } = useCall(guidesContract.readFilms, {});
  const hide = useSend(guidesContract.hideFilm, [guidesContract.readFilms]);
  const gone = [...(data?.hidden ?? []), ...(hide.isPending ? [hide.variables.params.film] : [])];
  const shown = films.filter((film) => !gone.includes(film));
  if (data === undefined || isVisit || shown.length === 0) return null;
  return <FilmRow title={t('soYouDo')} shown={shown} onHide={(film) => hide.mutate({ params: { film } })} />;
};
