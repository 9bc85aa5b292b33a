/** Settings of a session that carries rows: text that means the same on every server, and as much time as it takes. */
export const exactText = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1`;
