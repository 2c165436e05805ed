-- Where events take place, as exactly as their organisers say; where people live, to a hundredth of a degree, about a kilometre.
alter table every_event
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint every_event_point check ((latitude is null) = (longitude is null));
create or replace view event as select * from every_event where archived_at is null;

alter table app_user
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint app_user_point check ((latitude is null) = (longitude is null)),
  add constraint app_user_point_is_rough
    check (latitude::numeric = round(latitude::numeric, 2) and longitude::numeric = round(longitude::numeric, 2));

-- As the crow flies, by the haversine formula; the same as kilometresBetween of matching/src/distance.ts, which a test compares.
create function kilometres_between(
  latitude double precision, longitude double precision, other_latitude double precision, other_longitude double precision
) returns double precision language sql immutable strict parallel safe as $$
  select 2 * 6371.0088 * asin(sqrt(least(1, sin(radians(other_latitude - latitude) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(other_latitude)) * sin(radians(other_longitude - longitude) / 2) ^ 2)))
$$;
