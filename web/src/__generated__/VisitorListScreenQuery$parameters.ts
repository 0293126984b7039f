/**
 * @generated SignedSource<<f2c6a64256943e3dffb86ac2c21c14ba>>
 * @relayHash 3ce59a6595dd0d5adcdb49823b819bf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f9bbdd774bc7821265ead27d8a030a8db3d22d7d7d42309502131a7270d9f50

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f9bbdd774bc7821265ead27d8a030a8db3d22d7d7d42309502131a7270d9f50",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
