-- Shares of the market are gathered for everybody's figures and shown to nobody.
select krogkoll_unwatch_table(name::regclass) from unnest(array['market_share', 'market_trade']) name;
