/**
 * @generated SignedSource<<f10e309d10a38ef6f0d9a85b59b37978>>
 * @relayHash 10a750247a8bf915c2f681f259cea109
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4bf4d23118d3c6bb93b718bfcc40ac2ebad8cd49d1b8a30f0b381697f16ce27

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRuleScreenQuery } from './EventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4bf4d23118d3c6bb93b718bfcc40ac2ebad8cd49d1b8a30f0b381697f16ce27",
    "metadata": {},
    "name": "EventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
