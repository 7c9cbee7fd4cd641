-- What became of a message, and the risks of a district, are found without reading tables that grow with the years whole.
create index delivery_message on delivery (message_id, id);
create index risk_district on risk (district_id, created_at desc, id desc);
