// The voucher service's contract, verified with pact-go v2.
//
//	tar -xzf photo-contracts-<version>.tgz package/pacts/photo-account-voucher.json
//	go get github.com/pact-foundation/pact-go/v2 && go install github.com/pact-foundation/pact-go/v2 && pact-go install
//	(with sudo: it puts a library into /usr/local/lib)
//	PACT=package/pacts/photo-account-voucher.json go test -run TestVoucherContract
//
// Not run: written from the source of pact-go 2.7.
package voucher

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

// The token that your service takes for the customer.
const token = "token-of-the-test"

// In the place of your database: its keys are serial, none is that of the contract.
var (
	offers sync.Map
	serial atomic.Int64
)

func nextKey() string { return strconv.FormatInt(4710+serial.Add(1), 10) }

// In the place of your service.
func service() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /api/v1/campaigns/offers/{code}", func(w http.ResponseWriter, r *http.Request) {
		offer, found := offers.Load(r.PathValue("code"))
		w.Header().Set("Content-Type", "application/json")
		switch {
		case r.Header.Get("Authorization") != "Bearer "+token:
			w.WriteHeader(http.StatusUnauthorized)
		case !found:
			w.WriteHeader(http.StatusNotFound)
		default:
			_ = json.NewEncoder(w).Encode(offer)
		}
	})
	return mux
}

// What a state answers takes the place of its parameters in the request: ${code} of the path is the key of the row.
var states = models.StateHandlers{
	"a voucher exists": func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
		if !setup {
			offers.Clear()
			return nil, nil
		}
		// pact-go hands on what Pact's core sends: the parameters are in "params".
		params, _ := state.Parameters["params"].(map[string]any)
		code := nextKey()
		offers.Store(code, params["offer"])
		return models.ProviderStateResponse{"code": code}, nil
	},
	"a voucher does not exist": func(bool, models.ProviderState) (models.ProviderStateResponse, error) {
		return models.ProviderStateResponse{"code": nextKey()}, nil
	},
	"the access token is refused": func(bool, models.ProviderState) (models.ProviderStateResponse, error) {
		return nil, nil
	},
}

// The token of the contract becomes yours; one that is to be refused stays.
func withToken(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") == "Bearer token-of-the-customer" {
			r.Header.Set("Authorization", "Bearer "+token)
		}
		next.ServeHTTP(w, r)
	})
}

func TestVoucherContract(t *testing.T) {
	server := httptest.NewServer(service())
	defer server.Close()
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "voucher",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{os.Getenv("PACT")},
		StateHandlers:   states,
		RequestFilter:   withToken,
	})
	if err != nil {
		t.Fatal(err)
	}
}
