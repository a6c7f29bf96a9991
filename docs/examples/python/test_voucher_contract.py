"""The voucher service's contract, verified with pytest and pact-python 3.

  tar -xzf photo-contracts-<version>.tgz package/pacts/photo-account-voucher.json
  pip install pytest pact-python
  PACT=package/pacts/photo-account-voucher.json pytest test_voucher_contract.py

Not run: the calls of pact-python, written from the source of 3.4.
Run: service and states, by contracts/verifier/examples.test.ts of the photo account's repository; `python3
test_voucher_contract.py` starts both and prints their port, for `verify` of the tarball.
"""
import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from threading import Thread

# The contract's own: pact-python sets a header of all requests or of none, so your test build takes this token.
TOKEN = "token-of-the-customer"

# In the place of your database: its keys are serial, none is that of the contract.
offers = {}
serial = count(4711)


def voucher_exists(offer, **_):
    code = str(next(serial))
    offers[code] = offer
    return {"code": code}


# What a state answers takes the place of its parameters in the request: ${code} of the path is the key of the row.
# They are brought about at an address: what functions return, `state_handler({…})` does not hand on.
STATES = {
    "a voucher exists": voucher_exists,
    "a voucher does not exist": lambda **_: {"code": str(next(serial))},
    "the access token is refused": lambda **_: {},
}


class Service(BaseHTTPRequestHandler):
    """In the place of your service, with the address of its states."""

    def do_GET(self):
        if self.path == "/test/provider-states":
            return self.answer(200, [{"name": name} for name in STATES])
        if self.headers["Authorization"] != f"Bearer {TOKEN}":
            return self.answer(401, {})
        offer = offers.get(self.path.removeprefix("/api/v1/campaigns/offers/"))
        return self.answer(404, {}) if offer is None else self.answer(200, offer)

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if asked["action"] == "teardown":
            offers.clear()
            return self.answer(200, {})
        if asked["state"] not in STATES:
            return self.answer(400, {})
        return self.answer(200, STATES[asked["state"]](**(asked.get("params") or {})))

    def answer(self, status, body):
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


def test_the_voucher_service_holds_its_contract():
    from pact import Verifier

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    try:
        (
            Verifier("voucher", host="127.0.0.1")
            .add_transport(url=address)
            .add_source(os.environ["PACT"])
            .state_handler(f"{address}/test/provider-states", teardown=True, body=True)
            .verify()
        )
    finally:
        server.shutdown()


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    print(server.server_port, flush=True)
    server.serve_forever()
