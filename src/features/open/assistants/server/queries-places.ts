import { reachedUnits } from '#features/open/api/server/queries-units.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { HeldKey } from '#platform/server/http/keys/held-key.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Asking, AskingIn, Restaurant, Tool } from './queries-tool.ts';

const outletSql = `
  select distinct on (main_unit_id) main_unit_id as "unitId", id from outlet
  where organization_id = $1 order by main_unit_id, created_at, id`;

/** The restaurants that a key reaches now, by name. A tenant's read. */
export const reachedRestaurants = async (reader: Reader, key: HeldKey): Promise<Restaurant[]> => {
  const units = await reachedUnits(reader, key);
  const outlets = await reader.query<{ unitId: string; id: string }>(outletSql, [key.organizationId]);
  const ids = new Map(outlets.map(({ unitId, id }) => [unitId, id]));
  return units.map(({ id, name }) => ({ id, name, outletId: ids.get(id) ?? null }));
};

/** The restaurant that a call is about, and the key's place in it: the one that is named, or the only one. */
export const askingIn = async (
  asking: Asking,
  { scope }: Pick<Tool, 'scope'>,
  named: string | undefined,
): Promise<AskingIn | Refused> => {
  const { services, given, origin } = asking;
  const { key, reach } = given;
  const restaurants = await services.db.tenantRead(key.organizationId, (reader) =>
    reachedRestaurants(reader, key),
  );
  const unitId = named ?? (restaurants.length === 1 ? restaurants[0]?.id : undefined);
  if (unitId === undefined) return refused('key.unit_unnamed', { restaurantId: 'required' });
  const place = await reach(scope, unitId);
  if (place instanceof Refused) return place;
  const restaurant = restaurants.find(({ id }) => id === place.scope.unitId);
  if (restaurant === undefined) return refused('unit.not_found');
  return {
    ...asking,
    restaurant,
    place,
    where: { outletId: restaurant.outletId },
    link: (address) => origin + address,
  };
};
