"""Two services as another team would write them: from openapi/voucher.yaml and openapi/newsletter.yaml, Python's standard library alone.

Keys are serial, as a database gives them; refusals are problem+json; there is no switch for failures. What the contracts ask
for is brought about at /test/provider-states, whose answer gives the keys.

Usage: python3 provider.py [defect]; prints the port that it listens on.
"""
import json
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from urllib.parse import unquote, urlsplit

DEFECT = sys.argv[1] if len(sys.argv) > 1 else None
TOKEN = "token-of-the-test"
serial = count(4711)
offers = {}
subscriptions = {}


def voucher_exists(offer, **_):
    code = str(next(serial))
    offers[code] = offer
    return {"code": code}


def voucher_does_not_exist(**_):
    return {"code": str(next(serial))}


def subscription_exists(email, situation="pending", **_):
    token = str(next(serial))
    subscriptions[(email, token)] = situation
    return {"token": token}


def subscription_does_not_exist(**_):
    return {"token": str(next(serial))}


STATES = {
    "the access token is refused": lambda **_: {},
    "a voucher exists": voucher_exists,
    "a voucher does not exist": voucher_does_not_exist,
    "a newsletter subscription exists": subscription_exists,
    "a newsletter subscription does not exist": subscription_does_not_exist,
}


def get_offer(headers, code):
    if DEFECT != "token-not-checked" and headers.get("Authorization") != f"Bearer {TOKEN}":
        return 401, {"title": "Unauthorized"}
    offer = offers[code] if DEFECT == "unknown-crashes" else offers.get(code)
    if offer is None:
        return (200, {}) if DEFECT == "unknown-is-empty" else (404, {"title": "Not Found"})
    answer = dict(offer)
    if DEFECT == "german-dates" and "expiryDate" in answer:
        year, month, day = answer["expiryDate"][:10].split("-")
        answer["expiryDate"] = f"{day}.{month}.{year}"
    if DEFECT == "title-by-language" and "title" in answer:
        answer["title"] = {"en": answer["title"]}
    return 200, answer


def confirm(_headers, email, token):
    situation = subscriptions.get((email, token))
    if situation is None:
        return 404, {"title": "Not Found"}
    if situation == "confirmed" or (situation == "expired" and DEFECT != "never-expires"):
        return 410, {"title": "Gone"}
    subscriptions[(email, token)] = "confirmed"
    return 204, None


ROUTES = [
    ("GET", re.compile(r"/api/v1/campaigns/offers/([^/]+)"), get_offer),
    ("POST", re.compile(r"/api/v1/Profiles/([^/]+)/subscription/confirm/([^/]+)"), confirm),
]


class Handler(BaseHTTPRequestHandler):
    def answer(self, status, body):
        content = b"" if body is None or (DEFECT == "body-forgotten" and body in offers.values()) else json.dumps(body).encode()
        self.send_response(status)
        if body is not None:
            self.send_header("Content-Type", "application/problem+json" if status >= 400 else "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def serve(self):
        path = urlsplit(self.path).path
        if path == "/test/provider-states":
            return self.answer(*self.provider_state())
        for method, pattern, handler in ROUTES:
            found = pattern.fullmatch(path)
            if found and method == self.command:
                return self.answer(*handler(self.headers, *map(unquote, found.groups())))
        return self.answer(404, {"title": "Not Found"})

    def provider_state(self):
        if self.command == "GET":
            return 200, [{"name": name} for name in STATES]
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if asked["action"] == "teardown":
            offers.clear()
            subscriptions.clear()
            return 200, {}
        return 200, STATES[asked["state"]](**(asked.get("params") or {}))

    do_GET = do_POST = serve

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, *_):
        pass


server = Server(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
