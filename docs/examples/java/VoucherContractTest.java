// The voucher service's contract, verified with JUnit 5 and pact-jvm.
//
//   tar -xzf photo-contracts-<version>.tgz package/pacts/photo-account-voucher.json
//   test dependencies: au.com.dius.pact.provider:junit5:4.7.5, com.fasterxml.jackson.core:jackson-databind
//   mvn test -Dtest=VoucherContractTest      (Java 17 or later)
//
// Not run: written from the source of pact-jvm 4.7.5.
import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.StateChangeAction;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hc.core5.http.ClassicHttpRequest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

@Provider("voucher")
@PactFolder("package/pacts")
class VoucherContractTest {
  /** The token that your service takes for the customer. */
  static final String TOKEN = "token-of-the-test";

  /** In the place of your database: its keys are serial, none is that of the contract. */
  static final Map<String, Object> offers = new ConcurrentHashMap<>();
  static final AtomicInteger serial = new AtomicInteger(4711);

  static HttpServer service;

  @BeforeAll
  static void start() throws IOException {
    service = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    service.createContext("/api/v1/campaigns/offers/", VoucherContractTest::serve);
    service.start();
  }

  @AfterAll
  static void stop() {
    service.stop(0);
  }

  @BeforeEach
  void target(PactVerificationContext context) {
    context.setTarget(new HttpTestTarget("127.0.0.1", service.getAddress().getPort()));
  }

  /** The token of the contract becomes yours; one that is to be refused stays. */
  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void holds(PactVerificationContext context, ClassicHttpRequest request) {
    var sent = request.getFirstHeader("Authorization");
    if (sent != null && sent.getValue().equals("Bearer token-of-the-customer"))
      request.setHeader("Authorization", "Bearer " + TOKEN);
    context.verifyInteraction();
  }

  /** What a state answers takes the place of its parameters in the request: ${code} of the path is the key of the row. */
  @State("a voucher exists")
  Map<String, Object> voucherExists(Map<String, Object> params) {
    var code = String.valueOf(serial.getAndIncrement());
    offers.put(code, params.get("offer"));
    return Map.of("code", code);
  }

  @State(value = "a voucher exists", action = StateChangeAction.TEARDOWN)
  void remove() {
    offers.clear();
  }

  @State("a voucher does not exist")
  Map<String, Object> noVoucher() {
    return Map.of("code", String.valueOf(serial.getAndIncrement()));
  }

  @State("the access token is refused")
  void tokenRefused() {}

  /** In the place of your service. */
  static void serve(HttpExchange exchange) throws IOException {
    var path = exchange.getRequestURI().getPath();
    var offer = offers.get(path.substring(path.lastIndexOf('/') + 1));
    var known = ("Bearer " + TOKEN).equals(exchange.getRequestHeaders().getFirst("Authorization"));
    var body = new ObjectMapper().writeValueAsBytes(known && offer != null ? offer : Map.of());
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(!known ? 401 : offer == null ? 404 : 200, body.length);
    try (var out = exchange.getResponseBody()) {
      out.write(body);
    }
  }
}
