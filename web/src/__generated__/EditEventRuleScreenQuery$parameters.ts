/**
 * @generated SignedSource<<7e14d40e27858df2d7a17ed39378d0f4>>
 * @relayHash 5159b95accf913f4f16ffddb14c8ad2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5349e87be999b15b9f583ae4404b53d367a5f3b33e008146c7456b1c3da104f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditEventRuleScreenQuery } from './EditEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5349e87be999b15b9f583ae4404b53d367a5f3b33e008146c7456b1c3da104f",
    "metadata": {},
    "name": "EditEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
