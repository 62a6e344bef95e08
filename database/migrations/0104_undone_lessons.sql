-- What was known of a layout before it was taught last, so that one wrong lesson can be taken back and no more than that.
alter table reading_layout add column previous jsonb;
