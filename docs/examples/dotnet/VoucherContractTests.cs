// The voucher service's contract, verified with xUnit and PactNet 5.
//
//   tar -xzf photo-contracts-<version>.tgz package/pacts/photo-account-voucher.json
//   a test project with <Project Sdk="Microsoft.NET.Sdk.Web"> for net10.0, and the packages
//   PactNet 5.0.1, Microsoft.NET.Test.Sdk, xunit and xunit.runner.visualstudio
//   PACT=$PWD/package/pacts/photo-account-voucher.json dotnet test
//
// Not run: written from the source of PactNet 5.0.1.
using System.Collections.Concurrent;
using System.Text.Json;
using PactNet.Verifier;
using Xunit;

public sealed class VoucherContractTests
{
    /// <summary>The contract's own: PactNet sets a header of all requests or of none, so your test build takes this token.</summary>
    private const string Token = "token-of-the-customer";

    /// <summary>In the place of your database: its keys are serial, none is that of the contract.</summary>
    private readonly ConcurrentDictionary<string, JsonElement> offers = new();
    private int serial = 4710;

    private string NextKey() => Interlocked.Increment(ref serial).ToString();

    private sealed record ProviderState(string Action, string State, Dictionary<string, JsonElement>? Params);

    [Fact]
    public async Task Holds()
    {
        await using var service = WebApplication.Create();
        service.Urls.Add("http://127.0.0.1:0");
        service.MapGet("/api/v1/campaigns/offers/{code}", GetOffer);
        service.MapPost("/test/provider-states", BringAbout);
        await service.StartAsync();
        var address = new Uri(service.Urls.First());

        using var verifier = new PactVerifier("voucher");
        verifier
            .WithHttpEndpoint(address)
            .WithFileSource(new FileInfo(Environment.GetEnvironmentVariable("PACT")!))
            .WithProviderStateUrl(new Uri(address, "/test/provider-states"), options => options.WithTeardown())
            .Verify();
    }

    /// <summary>In the place of your service.</summary>
    private IResult GetOffer(string code, HttpRequest request)
    {
        if (request.Headers.Authorization != $"Bearer {Token}") return Results.Unauthorized();
        return offers.TryGetValue(code, out var offer) ? Results.Json(offer) : Results.NotFound();
    }

    /// <summary>What a state answers takes the place of its parameters in the request: ${code} of the path is the key of the row.</summary>
    private IResult BringAbout(ProviderState asked)
    {
        if (asked.Action == "teardown")
        {
            offers.Clear();
            return Results.Ok();
        }
        var code = NextKey();
        switch (asked.State)
        {
            case "a voucher exists":
                offers[code] = asked.Params!["offer"];
                return Results.Json(new { code });
            case "a voucher does not exist":
                return Results.Json(new { code });
            case "the access token is refused":
                return Results.Ok();
            default:
                return Results.BadRequest($"There is no state \"{asked.State}\".");
        }
    }
}
