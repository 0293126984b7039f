/**
 * @generated SignedSource<<235256d98a1b1370f3da620ad8b6392b>>
 * @relayHash 99925cc3fac52d94ab208b260635e218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f75557adc24b01c39a26377933d2d9b4f410f9215a4bb47b1649eb58406b541

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InvoicesScreenQuery } from './InvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f75557adc24b01c39a26377933d2d9b4f410f9215a4bb47b1649eb58406b541",
    "metadata": {},
    "name": "InvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
