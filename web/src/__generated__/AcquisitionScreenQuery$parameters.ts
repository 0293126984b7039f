/**
 * @generated SignedSource<<7484f33871d2ec7da54eb2297079dd6e>>
 * @relayHash b2b86e71c773711a036718ac95cade90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2dd99102bf84a58486022aa9cc346a17963bf7d2d26b192bdbcf4ab487e07c7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2dd99102bf84a58486022aa9cc346a17963bf7d2d26b192bdbcf4ab487e07c7",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
