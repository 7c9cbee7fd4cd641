-- Visits of a month are counted for the whole country.
create index farmer_visit_day on farmer_visit (visited_on);
create index risk_decided on risk (decided_at) where status = 'verified';
