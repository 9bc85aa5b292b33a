vcl 4.1;

# Varnish (7 or newer, with vmod_xkey of varnish-modules) in front of Trekker, behind the proxy that speaks TLS: set the
# addresses of the site's processes below. The site needs PURGE_URL=http://127.0.0.1:6081/purge, PURGE_TOKEN, and
# TRUST_PROXY=2 (the proxy and Varnish); Varnish needs the same PURGE_TOKEN in its environment.
# site/test/varnish.test.ts runs this file. Start it with
#
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/trekker.vcl -s malloc,1G -p http_gzip_support=off -p backend_idle_timeout=8
#
# so that the site's own compression passes through, and connections end before the site would end them.

import directors;
import std;
import xkey;

probe alive {
	.url = "/healthz";
	.interval = 5s;
	.timeout = 5s;
	.window = 3;
	.threshold = 2;
	.initial = 2;
}

backend one {
	.host = "127.0.0.1";
	.port = "3000";
	.connect_timeout = 2s;
	.probe = alive;
}

backend two {
	.host = "127.0.0.1";
	.port = "3010";
	.connect_timeout = 2s;
	.probe = alive;
}

sub vcl_init {
	new processes = directors.round_robin();
	processes.add_backend(one);
	processes.add_backend(two);
}

sub vcl_recv {
	set req.backend_hint = processes.backend();

	# The site names what is to be dropped. Without a token nobody can.
	if (req.url == "/purge") {
		if (req.method != "POST" || std.getenv("PURGE_TOKEN") == "" ||
		    req.http.Authorization != "Bearer " + std.getenv("PURGE_TOKEN")) {
			return (synth(403, "Forbidden"));
		}
		return (synth(200, "Dropped " + xkey.purge(req.http.Cache-Tag)));
	}

	# What is for one person the site says itself; a bearer is never for everybody. Videos would fill the memory.
	if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.url ~ "\.(mp4|webm)(\?|$)") {
		return (pass);
	}

	# One spelling of what answers depend on.
	if (req.http.Accept-Encoding ~ "br") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "gzip") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	if (req.url ~ "^/(about|highlight)(\?|$)") {
		if (req.http.Sec-Fetch-Dest == "empty" || req.http.Accept ~ "application/json") {
			set req.http.Accept = "application/json";
		} else {
			set req.http.Accept = "text/html";
		}
		unset req.http.Sec-Fetch-Dest;
	}
	# Cookies do not matter: public answers are made without them, and no other is kept.
	return (hash);
}

sub vcl_hash {
	# The site has one name.
	hash_data(req.url);
	return (lookup);
}

sub vcl_backend_response {
	# What the site lets us keep, for as long as it says (s-maxage, then stale-while-revalidate).
	if (beresp.http.Cache-Tag && beresp.http.Cache-Control ~ "s-maxage" && !beresp.http.Set-Cookie) {
		set beresp.http.xkey = beresp.http.Cache-Tag;
		return (deliver);
	}
	# Pictures, scripts and styles never change.
	if (beresp.http.Cache-Control ~ "immutable") {
		return (deliver);
	}
	# Everything else is for whoever asked. Remembered, so that nobody waits for the answer to another.
	set beresp.uncacheable = true;
	set beresp.ttl = 2m;
	return (deliver);
}

sub vcl_deliver {
	# Caches behind this one are told nothing, so they have to ask each time.
	if (resp.http.Cache-Tag) {
		set resp.http.Cache-Control = "public, no-cache";
		unset resp.http.Cache-Tag;
		unset resp.http.xkey;
	}
}
