/**
 * @generated SignedSource<<2ea025c478161ebcb90fcee924962557>>
 * @relayHash f18b314baae48b35472c558c3abe280e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11424286d9165d5cf798709e1ed874bc191531b25aef8478efbf4df4e633f50f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11424286d9165d5cf798709e1ed874bc191531b25aef8478efbf4df4e633f50f",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
