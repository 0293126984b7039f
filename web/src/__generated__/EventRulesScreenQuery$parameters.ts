/**
 * @generated SignedSource<<e993b85480e6e6c1ca1e4146b8ad27cc>>
 * @relayHash 033e3d3df09fb4faf7f74ba0fb093d72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6b76e5563849fd72160720120981ee7c0699d85a4d7354337c6302a5f398577

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRulesScreenQuery } from './EventRulesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRulesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6b76e5563849fd72160720120981ee7c0699d85a4d7354337c6302a5f398577",
    "metadata": {},
    "name": "EventRulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
