/**
 * @generated SignedSource<<2280659b8c329d5d62d3f3f54e831427>>
 * @relayHash ec7353d6333a9fb8d026f5feff3bb204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc1175e8f261701dac96ccab846f76d8f02f36726f7ce53da9f877fc0b73cb94

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc1175e8f261701dac96ccab846f76d8f02f36726f7ce53da9f877fc0b73cb94",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
